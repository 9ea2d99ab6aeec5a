import type { ComponentProps } from 'react';
import { joinClassNames } from './join-class-names';

/** Picture frame with aspect ratio 2.39:1; `timecode` is decoration in its lower left corner. */
export function Frame({
  timecode,
  className,
  children,
  ...rest
}: ComponentProps<'div'> & { timecode?: string }) {
  return (
    <div {...rest} className={joinClassNames('ui-frame', className)}>
      {children}
      {timecode && (
        <span className="ui-frame-timecode" aria-hidden="true">
          {timecode}
        </span>
      )}
    </div>
  );
}
