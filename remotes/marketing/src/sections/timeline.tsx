import { classes } from '@site/ui';
import { use } from 'react';
import { Thumbnail } from '../pictures/kit';
import css from './timeline.module.css';
import { WordsContext } from './words-context';

export type Clip = { id: string; heading: string; timecode: string };

/** Element id of the drawing of a scene. */
export const drawingIdOf = (sceneId: string) => `${sceneId}-picture`;

/**
 * Table of contents that shows the scenes of the page as clips on an editing track. `hasThumbnails` adds the
 * drawing of each scene.
 */
export function Timeline({ clips, hasThumbnails }: { clips: Clip[]; hasThumbnails: boolean }) {
  return (
    <nav
      className={classes(css.timeline, hasThumbnails && css.withThumbnails)}
      aria-label={use(WordsContext).onThisPage}
    >
      <ol className={css.track}>
        {clips.map(({ id, heading, timecode }) => (
          <li key={id} className={css.clip}>
            <a href={`#${id}`} className={css.link}>
              {hasThumbnails && <Thumbnail of={drawingIdOf(id)} />}
              <span className={css.timecode} aria-hidden="true">
                {timecode}
              </span>
              {heading}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
