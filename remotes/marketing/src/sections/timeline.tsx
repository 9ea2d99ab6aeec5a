import { classes } from '@site/ui';
import { use } from 'react';
import { Thumbnail } from '../pictures/kit';
import css from './timeline.module.css';
import { WordsContext } from './words-context';

export type Clip = { id: string; heading: string; timecode: string };

/** Where the drawing of a scene is found on its page. */
export const drawingIdOf = (sceneId: string) => `${sceneId}-picture`;

/**
 * The page's scenes as clips on an editing track: a table of contents. `hasThumbnails` shows each scene's drawing
 * on its clip.
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
