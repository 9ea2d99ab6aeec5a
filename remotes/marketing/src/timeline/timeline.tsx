import { joinClassNames } from '@site/ui';
import { use } from 'react';
import css from './timeline.module.css';
import { UiStringsContext } from '../sections/ui-strings-context';

export type TimelineClip = { id: string; heading: string };

/** Table of contents that shows the sections of the page as clips on an editing track, in a row where there is space. */
export function Timeline({ clips, className }: { clips: TimelineClip[]; className?: string }) {
  const { onThisPage } = use(UiStringsContext);
  if (clips.length === 0) return null;
  return (
    <nav className={joinClassNames(css.timeline, className, 'ui-no-print')} aria-label={onThisPage}>
      <ol className={css.track}>
        {clips.map(({ id, heading }) => (
          <li key={id} className={css.clip}>
            <a href={`#${id}`} className={css.link}>
              {heading}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
