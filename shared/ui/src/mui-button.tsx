import MuiButton, { type ButtonProps } from '@mui/material/Button';
import { Link } from '@site/router';
import type { ComponentProps, ElementType, ReactNode } from 'react';
import type { ButtonVariant } from './button';

const looks = {
  primary: { variant: 'contained', color: 'primary' },
  secondary: { variant: 'outlined', color: 'inherit' },
  quiet: { variant: 'text', color: 'inherit' },
  danger: { variant: 'outlined', color: 'error' },
  tool: { variant: 'tool', color: 'inherit' },
} as const satisfies Record<ButtonVariant | 'tool', Pick<ButtonProps, 'variant' | 'color'>>;

type Look = {
  /** 'tool': for a command of a dense screen. */
  variant?: keyof typeof looks;
  size?: 'normal' | 'small';
};

type Props = Look & Omit<ButtonProps<'button', { component?: ElementType }>, keyof Look | 'color'>;

/** The site's button as MUI draws it, under the names of `@site/ui`. */
export function Button({ variant = 'secondary', size = 'normal', ...rest }: Props) {
  return <MuiButton type="button" {...rest} {...looks[variant]} size={sizes[size]} />;
}

/** A link that looks like a button: for going somewhere, not for doing something. */
export function ButtonLink({
  variant = 'secondary',
  size = 'normal',
  ...rest
}: Look & Omit<ComponentProps<typeof Link>, 'color'> & { children: ReactNode }) {
  const { variant: look, color } = looks[variant];
  return <MuiButton component={Link} {...rest} variant={look} color={color} size={sizes[size]} />;
}

const sizes = { normal: 'medium', small: 'small' } as const;
