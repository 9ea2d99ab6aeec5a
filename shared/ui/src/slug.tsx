import type { ComponentProps } from 'react';
import { classes } from './classes';

/** Slug line of a screenplay, as decoration above a heading: "INT. FINANCIER'S OFFICE — DAY". */
export function Slug({ className, ...rest }: ComponentProps<'p'>) {
  return <p {...rest} className={classes('ui-slug', className)} />;
}
