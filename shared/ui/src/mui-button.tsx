import MuiButton, { type ButtonProps } from '@mui/material/Button';
import type { ElementType } from 'react';
import type { ButtonVariant } from './button';

/** MUI props of each button variant. */
export const looks = {
  primary: { variant: 'contained', color: 'primary' },
  secondary: { variant: 'outlined', color: 'inherit' },
  quiet: { variant: 'text', color: 'inherit' },
  danger: { variant: 'outlined', color: 'error' },
  tool: { variant: 'tool', color: 'inherit' },
} as const satisfies Record<ButtonVariant | 'tool', Pick<ButtonProps, 'variant' | 'color'>>;

/** Variant and size of a button. */
export type Look = {
  /** 'tool': compact, for commands of a dense screen. */
  variant?: keyof typeof looks;
  size?: 'normal' | 'small';
};

type Props = Look & Omit<ButtonProps<'button', { component?: ElementType }>, keyof Look | 'color'>;

/** MUI version of `Button` of `@site/ui`, with the variant 'tool'. */
export function Button({ variant = 'secondary', size = 'normal', ...rest }: Props) {
  return (
    <MuiButton
      type="button"
      {...(rest.component ? LINK : {})}
      {...rest}
      {...looks[variant]}
      size={sizes[size]}
    />
  );
}

/** Props of a button that renders another element: without them MUI adds a button role and a warning. */
const LINK = { nativeButton: false, role: undefined } as const;

/** MUI size of each button size. */
export const sizes = { normal: 'medium', small: 'small' } as const;
