import { joinClassNames } from '@site/ui';
import { use } from 'react';
import { Thumbnail } from '../pictures/drawing';
import css from './timeline.module.css';
import { UiStringsContext } from './ui-strings-context';

export type TimelineClip = { id: string; heading: string };

/** Element id of the drawing of a scene. */
export const drawingIdOf = (sceneId: string) => `${sceneId}-picture`;

/**
 * Table of contents that shows the scenes of the page as clips on an editing track. `hasThumbnails` adds the
 * drawing of each scene.
 */
export function Timeline({
  clips,
  hasThumbnails,
}: {
  clips: TimelineClip[];
  hasThumbnails: boolean;
}) {
  return (
    <nav
      className={joinClassNames(css.timeline, hasThumbnails && css.withThumbnails)}
      aria-label={use(UiStringsContext).onThisPage}
    >
      <ol className={css.track}>
        {clips.map(({ id, heading }) => (
          <li key={id} className={css.clip}>
            <a href={`#${id}`} className={css.link}>
              {hasThumbnails && <Thumbnail of={drawingIdOf(id)} />}
              {heading}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
