import { Link } from '@site/router';
import type { ComponentProps, ReactNode } from 'react';
import { classes } from './classes';

/** 'primary': the main action of a view, at most one. 'quiet': text only, for rows of small actions. 'danger': destructive. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

type Look = { variant?: ButtonVariant; size?: 'normal' | 'small' };

/**
 * Button. `type` is 'button' unless given.
 * @example <Button variant="primary" onClick={save}>Save</Button>
 */
export function Button({
  variant = 'secondary',
  size = 'normal',
  type = 'button',
  className,
  ...rest
}: Look & ComponentProps<'button'>) {
  return <button {...rest} type={type} className={classes(look({ variant, size }), className)} />;
}

/** Link with the appearance of a button, for navigation instead of an action. */
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
