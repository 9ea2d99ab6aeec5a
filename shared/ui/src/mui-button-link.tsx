import MuiButton from '@mui/material/Button';
import { Link } from '@site/router';
import type { ComponentProps, ReactNode } from 'react';
import { MUI_BUTTON_STYLES, MUI_BUTTON_SIZES, type ButtonAppearance } from './mui-button';

/** MUI version of `ButtonLink` of `@site/ui`. */
export function ButtonLink({
  variant = 'secondary',
  size = 'normal',
  ...rest
}: ButtonAppearance & Omit<ComponentProps<typeof Link>, 'color'> & { children: ReactNode }) {
  const { variant: look, color } = MUI_BUTTON_STYLES[variant];
  return (
    <MuiButton
      component={Link}
      {...rest}
      variant={look}
      color={color}
      size={MUI_BUTTON_SIZES[size]}
    />
  );
}
