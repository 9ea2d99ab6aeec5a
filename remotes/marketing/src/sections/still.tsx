import { Frame, classes } from '@site/ui';
import type { ComponentType } from 'react';
import type { Still as StillContent } from '../content/types';
import { DrawingId } from '../pictures/kit';
import css from './still.module.css';

/** A drawing gets its text alternative from the content. */
export type Picture = ComponentType<{ alt: string }>;
export type Pictures<Name extends string> = Record<Name, Picture>;

/** A picture in its 2.39:1 frame, with the slate line below it. */
export function Still<Name extends string>({
  still,
  pictures,
  drawingId,
  className,
}: {
  still: StillContent<Name>;
  pictures: Pictures<Name>;
  /** For a drawing that is seen again as a thumbnail. */
  drawingId?: string;
  className?: string | undefined;
}) {
  const Drawing: Picture = pictures[still.picture];
  return (
    <figure className={classes(css.still, className)}>
      <Frame>
        <DrawingId value={drawingId}>
          <Drawing alt={still.alt} />
        </DrawingId>
      </Frame>
      <figcaption className={css.slate}>
        <span>{still.caption}</span>
        <span aria-hidden="true">{still.timecode}</span>
      </figcaption>
    </figure>
  );
}
