import MuiButton from '@mui/material/Button';
import { Link } from '@site/router';
import type { ComponentProps, ReactNode } from 'react';
import { looks, sizes, type Look } from './mui-button';

/** MUI version of `ButtonLink` of `@site/ui`. */
export function ButtonLink({
  variant = 'secondary',
  size = 'normal',
  ...rest
}: Look & Omit<ComponentProps<typeof Link>, 'color'> & { children: ReactNode }) {
  const { variant: look, color } = looks[variant];
  return <MuiButton component={Link} {...rest} variant={look} color={color} size={sizes[size]} />;
}
