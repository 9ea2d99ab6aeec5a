import MuiButton, { type ButtonProps } from '@mui/material/Button';
import { Link } from '@site/page/router';
import type { ComponentProps, ElementType, ReactNode } from 'react';
import type { ButtonVariant } from './button';

/** MUI props of each button variant. */
const MUI_BUTTON_STYLES = {
  primary: { variant: 'contained', color: 'primary' },
  secondary: { variant: 'outlined', color: 'inherit' },
  quiet: { variant: 'text', color: 'inherit' },
  danger: { variant: 'outlined', color: 'error' },
  tool: { variant: 'tool', color: 'inherit' },
} as const satisfies Record<ButtonVariant | 'tool', Pick<ButtonProps, 'variant' | 'color'>>;

/** Variant and size of a button. */
type ButtonAppearance = {
  /** 'tool': compact, for commands of a dense screen. */
  variant?: keyof typeof MUI_BUTTON_STYLES;
  size?: 'normal' | 'small';
};

type Props = ButtonAppearance &
  Omit<ButtonProps<'button', { component?: ElementType }>, keyof ButtonAppearance | 'color'>;

/** MUI version of `Button` of `@site/ui`, with the variant 'tool'. */
export function Button({ variant = 'secondary', size = 'normal', ...rest }: Props) {
  return (
    <MuiButton
      type="button"
      {...(rest.component ? LINK : {})}
      {...rest}
      {...MUI_BUTTON_STYLES[variant]}
      size={MUI_BUTTON_SIZES[size]}
    />
  );
}

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

/** Props of a button that renders another element: without them MUI adds a button role and a warning. */
const LINK = { nativeButton: false, role: undefined } as const;

/** MUI size of each button size. */
const MUI_BUTTON_SIZES = { normal: 'medium', small: 'small' } as const;
