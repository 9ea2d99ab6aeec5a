import type { ComponentProps } from 'react';
import { classes } from './classes';

/** A 2.39:1 picture frame with a hairline border; `timecode` stands in its lower left corner. */
export function Frame({
  timecode,
  className,
  children,
  ...rest
}: ComponentProps<'div'> & { timecode?: string }) {
  return (
    <div {...rest} className={classes('ui-frame', className)}>
      {children}
      {timecode && (
        <span className="ui-frame-timecode" aria-hidden="true">
          {timecode}
        </span>
      )}
    </div>
  );
}
