import type { ComponentProps } from 'react';
import { classes } from './classes';

/** The page's column: 1200 px at most, with gutters that grow with the window. */
export function Container({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classes('ui-container', className)} />;
}

/** A part of a page with the rhythm of the site above and below it. */
export function Section({ className, ...rest }: ComponentProps<'section'>) {
  return <section {...rest} className={classes('ui-section', className)} />;
}
