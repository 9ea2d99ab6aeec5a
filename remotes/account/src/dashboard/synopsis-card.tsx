import { Button, ButtonLink } from '@site/ui/mui';
import { useState } from 'react';
import type { SavedSynopsis } from '../requests/list-synopses';
import styles from './dashboard-views.module.css';
import { formatLongDate } from './dashboard-member';

const COPY_LABELS = {
  ready: 'Copy',
  done: 'Copied',
  failed: 'Select the text to copy it',
} as const;

export function SynopsisCard({ synopsis }: { synopsis: SavedSynopsis }) {
  const { id, logline, generated_summary: text, created_at } = synopsis;
  const [copyState, setCopyState] = useState<keyof typeof COPY_LABELS>('ready');

  async function copy() {
    const isCopied = await copyText(text);
    setCopyState(isCopied ? 'done' : 'failed');
  }

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
        <Button size="small" variant="quiet" onClick={() => void copy()}>
          <span role="status">{COPY_LABELS[copyState]}</span>
        </Button>
      </div>
    </li>
  );
}

async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false; // No permission, or a page without TLS.
  }
}
