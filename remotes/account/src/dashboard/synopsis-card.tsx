import { ButtonLink } from '@site/ui/mui';
import { CopyButton } from './copy-button';
import type { SavedSynopsis } from '../requests/synopses';
import styles from './dashboard-views.module.css';
import { formatLongDate } from './dashboard-member';

export function SynopsisCard({ synopsis }: { synopsis: SavedSynopsis }) {
  const { id, logline, generated_summary: text, created_at } = synopsis;

  return (
    <li className={styles.card}>
      <p className={styles.date}>
        <time dateTime={created_at}>{formatLongDate(created_at)}</time>
      </p>
      <h3 className={styles.logline}>{logline}</h3>
      <p className={styles.synopsis}>{text}</p>
      <div className={styles.cardActions}>
        <ButtonLink size="small" to={`/editor?from=synopsis&id=${id}`}>
          Start a deck from this
        </ButtonLink>
        <CopyButton text={text} label="Copy" />
      </div>
    </li>
  );
}
