import { Button } from '@site/ui/mui';
import { useEffect, useState } from 'react';
import { keepInAccount } from '../../account-sync/start-account-sync';
import type { AccountSyncState } from '../../store/editor-store';
import { useEditor, useEditorState } from '../../store/editor-context';
import { formatAge } from '../format-age';
import styles from './status-bar.module.css';

/** Tells whether the deck is in the member's account, with the one action that helps. */
export function AccountStatus() {
  const editor = useEditor();
  const state = useEditorState(({ accountSync }) => accountSync);
  const hasFileOffer = useEditorState(
    ({ fileSync }) => fileSync?.kind === 'paused' || fileSync?.kind === 'stopped',
  );
  const now = useMinutes();
  // One offer at a time, because the line has room for one.
  if (!state || (state.kind === 'local' && hasFileOffer)) return null;
  return (
    <span
      className={`${styles['fileSync']} ${styles['account']}`}
      data-stopped={STOPPED.has(state.kind) || undefined}
    >
      <span className={styles['fileSyncLabel']} title={explain(state, now)}>
        {labelOf(state, now)}
      </span>
      {(state.kind === 'local' || state.kind === 'deleted') && (
        <Button variant="tool" onClick={() => void keepInAccount(editor)}>
          Keep in account
        </Button>
      )}
    </span>
  );
}

const STOPPED: ReadonlySet<AccountSyncState['kind']> = new Set(['refused', 'outdated']);

function explain(state: AccountSyncState, now: number): string {
  if (state.kind === 'saved') return state.nearLimit ?? labelOf(state, now);
  return EXPLANATIONS[state.kind];
}

function labelOf(state: AccountSyncState, now: number): string {
  if (state.kind === 'saved' && state.nearLimit !== null) return 'In account, near limit';
  if (state.kind === 'saved') return `In your account, ${formatAge(state.savedAt, now)}`;
  return LABELS[state.kind];
}

type TextsByKind = Readonly<Record<Exclude<AccountSyncState['kind'], 'saved'>, string>>;

/** Labels with room in the status line. */
const LABELS: TextsByKind = {
  local: 'In this browser',
  asked: 'Saving to your account…',
  saving: 'Saving to your account…',
  waiting: 'Not in your account yet',
  refused: 'Not in your account',
  deleted: 'Deleted from account',
  outdated: 'Reload for newer changes',
};

const EXPLANATIONS: TextsByKind = {
  local: 'This deck is in this browser only.',
  asked: 'Your deck is safe in this browser.',
  saving: 'Your deck is safe in this browser.',
  waiting:
    'Your deck is safe in this browser. Your account can’t be reached; the editor keeps trying.',
  refused: 'Your deck is safe in this browser. The account couldn’t take its last changes.',
  deleted:
    'This deck was deleted from your account on another device. It is still in this browser.',
  outdated: 'A newer editor changed this deck. Your deck is safe in this browser: reload to go on.',
};

const MINUTE_MS = 60_000;

/** Time in milliseconds since 1970, every minute anew. */
function useMinutes(): number {
  const [now, setNow] = useState(Date.now);
  const savedAt = useEditorState(({ accountSync }) =>
    accountSync?.kind === 'saved' ? accountSync.savedAt : 0,
  );
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return Math.max(now, savedAt);
}
