import type { ComponentProps } from 'react';
import { joinClassNames } from './join-class-names';

/** Column of the page: at most 1200 px wide, with responsive gutters. */
export function Container({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={joinClassNames('ui-container', className)} />;
}

/** Section of a page with the site's vertical spacing. */
export function Section({ className, ...rest }: ComponentProps<'section'>) {
  return <section {...rest} className={joinClassNames('ui-section', className)} />;
}

/** Slug line of a screenplay, as decoration that screen readers skip: "INT. FINANCIER'S OFFICE — DAY". */
export function SlugLine({ className, ...rest }: ComponentProps<'p'>) {
  return <p {...rest} className={joinClassNames('ui-slug', className)} aria-hidden="true" />;
}

/** Picture frame with aspect ratio 2.39:1. */
export function Frame({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={joinClassNames('ui-frame', className)} />;
}

/** Text for screen readers only. */
export function VisuallyHidden(props: ComponentProps<'span'>) {
  return <span {...props} className="ui-hidden" />;
}
