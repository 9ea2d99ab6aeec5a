import { Frame, classes } from '@site/ui';
import type { ComponentType } from 'react';
import type { Still as StillContent } from '../content/types';
import { DrawingId } from '../pictures/kit';
import css from './still.module.css';

/** Drawing; the content provides its alternative text. */
export type Picture = ComponentType<{ alt: string }>;
export type Pictures<Name extends string> = Record<Name, Picture>;

/** Picture in its 2.39:1 frame, with caption and timecode below it. */
export function Still<Name extends string>({
  still,
  pictures,
  drawingId,
  className,
}: {
  still: StillContent<Name>;
  pictures: Pictures<Name>;
  /** Set for a drawing that a thumbnail repeats. */
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
