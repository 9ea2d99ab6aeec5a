import type { ComponentProps } from 'react';
import { joinClassNames } from './join-class-names';

/** Slug line of a screenplay, as decoration that screen readers skip: "INT. FINANCIER'S OFFICE — DAY". */
export function SlugLine({ className, ...rest }: ComponentProps<'p'>) {
  return <p {...rest} className={joinClassNames('ui-slug', className)} aria-hidden="true" />;
}
