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
