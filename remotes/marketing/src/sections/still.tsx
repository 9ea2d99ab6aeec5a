import { Frame, joinClassNames } from '@site/ui';
import type { ComponentType } from 'react';
import type { StillContent } from '../content/types';
import { DrawingIdContext } from '../pictures/drawing';
import css from './still.module.css';

/** Drawing; the content provides its alternative text. */
export type PictureComponent = ComponentType<{ alt: string }>;
export type PictureComponents<Name extends string> = Record<Name, PictureComponent>;

/** Picture in its 2.39:1 frame, with its caption below it. */
export function Still<Name extends string>({
  still,
  pictures,
  drawingId,
  className,
}: {
  still: StillContent<Name>;
  pictures: PictureComponents<Name>;
  /** Set for a drawing that a thumbnail repeats. */
  drawingId?: string;
  className?: string | undefined;
}) {
  const Drawing: PictureComponent = pictures[still.picture];
  return (
    <figure className={joinClassNames(css.still, className)}>
      <Frame>
        <DrawingIdContext value={drawingId}>
          <Drawing alt={still.alt} />
        </DrawingIdContext>
      </Frame>
      <figcaption className={css.slate}>{still.caption}</figcaption>
    </figure>
  );
}
