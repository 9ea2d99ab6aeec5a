import { Link } from '@site/router';
import type { ComponentProps, ReactNode } from 'react';
import { classes } from './classes';

/** 'primary': the one main action of a view, amber. 'quiet': as text, for rows of small actions. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

type Look = { variant?: ButtonVariant; size?: 'normal' | 'small' };

export function Button({
  variant = 'secondary',
  size = 'normal',
  type = 'button',
  className,
  ...rest
}: Look & ComponentProps<'button'>) {
  return <button {...rest} type={type} className={classes(look({ variant, size }), className)} />;
}

/** A link that looks like a button: for going somewhere, not for doing something. */
export function ButtonLink({
  variant = 'secondary',
  size = 'normal',
  className,
  ...rest
}: Look & ComponentProps<typeof Link> & { children: ReactNode }) {
  return <Link {...rest} className={classes(look({ variant, size }), className)} />;
}

function look({ variant, size }: Required<Look>): string {
  return classes('ui-button', `ui-button-${variant}`, size === 'small' && 'ui-button-small');
}
