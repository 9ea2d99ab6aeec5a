import MuiButton, { type ButtonProps } from '@mui/material/Button';
import type { ElementType } from 'react';
import type { ButtonVariant } from './button';

export const looks = {
  primary: { variant: 'contained', color: 'primary' },
  secondary: { variant: 'outlined', color: 'inherit' },
  quiet: { variant: 'text', color: 'inherit' },
  danger: { variant: 'outlined', color: 'error' },
  tool: { variant: 'tool', color: 'inherit' },
} as const satisfies Record<ButtonVariant | 'tool', Pick<ButtonProps, 'variant' | 'color'>>;

export type Look = {
  /** 'tool': for a command of a dense screen. */
  variant?: keyof typeof looks;
  size?: 'normal' | 'small';
};

type Props = Look & Omit<ButtonProps<'button', { component?: ElementType }>, keyof Look | 'color'>;

/** The site's button as MUI draws it, under the names of `@site/ui`. */
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

/** What is drawn by something else is a link: MUI would make a button of it, or warn of it. */
const LINK = { nativeButton: false, role: undefined } as const;

export const sizes = { normal: 'medium', small: 'small' } as const;
