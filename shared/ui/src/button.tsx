import { Link } from '@site/page/router';
import type { ComponentProps, ReactNode } from 'react';
import { joinClassNames } from './join-class-names';

/** 'primary': the main action of a view, at most one. 'quiet': text only, for rows of small actions. 'danger': destructive. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

type ButtonAppearance = { variant?: ButtonVariant; size?: 'normal' | 'small' };

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
}: ButtonAppearance & ComponentProps<'button'>) {
  return (
    <button
      {...rest}
      type={type}
      className={joinClassNames(buttonClassName({ variant, size }), className)}
    />
  );
}

/** Link with the appearance of a button, for navigation instead of an action. */
export function ButtonLink({
  variant = 'secondary',
  size = 'normal',
  className,
  ...rest
}: ButtonAppearance & ComponentProps<typeof Link> & { children: ReactNode }) {
  return (
    <Link {...rest} className={joinClassNames(buttonClassName({ variant, size }), className)} />
  );
}

function buttonClassName({ variant, size }: Required<ButtonAppearance>): string {
  return joinClassNames('ui-button', `ui-button-${variant}`, size === 'small' && 'ui-button-small');
}
