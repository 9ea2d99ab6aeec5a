import css from './timeline.module.css';

export type Clip = { id: string; heading: string; timecode: string };

/** The page's scenes as clips on an editing track: a table of contents. */
export function Timeline({ clips }: { clips: Clip[] }) {
  return (
    <nav className={css.timeline} aria-label="On this page">
      <ol className={css.track}>
        {clips.map(({ id, heading, timecode }) => (
          <li key={id} className={css.clip}>
            <a href={`#${id}`} className={css.link}>
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
