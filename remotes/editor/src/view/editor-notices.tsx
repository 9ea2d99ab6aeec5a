import { Alert, Button } from '@site/ui/mui';
import { useEffect, useState } from 'react';
import { useEditor, useEditorState } from '../store/editor-context';
import { Icon } from '../controls/icons';
import { ReadOnlyBar } from './read-only-bar';
import { UpdateMessage } from './update-message';
import { useRunCommand } from '../commands/run-command';
import styles from './editor-notices.module.css';

/** Messages about the user's work. Only the read-only bar takes up space; the others overlay the canvas. */
export function EditorNotices() {
  const role = useEditorState((state) => state.role);
  const announcement = useEditorState((state) => state.announcement);
  return (
    <div>
      {role === 'reader' && <ReadOnlyBar />}
      <div className={styles['messages']}>
        <ErrorMessage />
        <UpdateMessage className={styles['notice'] ?? ''} />
        <NoticeMessage />
      </div>
      <p className="ui-hidden" role="status" aria-live="polite">
        {announcement}
      </p>
    </div>
  );
}

/** Stays until it is dismissed, because work may depend on it. */
function ErrorMessage() {
  const { store } = useEditor();
  const trouble = useEditorState((state) => state.error);
  const run = useRunCommand();
  if (!trouble) return null;
  return (
    <Alert
      severity="error"
      className={styles['notice'] ?? ''}
      action={
        <>
          <Button variant="primary" onClick={() => run('save-file')}>
            Download deck file
          </Button>
          <CloseButton onClick={() => store.setState({ error: null })} />
        </>
      }
    >
      <span>
        <strong>{trouble.title}</strong> {trouble.advice}
      </span>
    </Alert>
  );
}

const MIN_DURATION_MS = 7000;
const MS_PER_LETTER = 70;

/** Disappears after the time needed to read it, but not while hovered or focused. */
function NoticeMessage() {
  const { store } = useEditor();
  const notice = useEditorState((state) => state.notice);
  const [isPaused, setIsPaused] = useState(false);
  useEffect(() => {
    if (notice === null || isPaused) return;
    const durationMs = Math.max(MIN_DURATION_MS, notice.length * MS_PER_LETTER);
    const timer = setTimeout(() => store.setState({ notice: null }), durationMs);
    return () => clearTimeout(timer);
  }, [notice, isPaused, store]);
  return (
    <div
      role="status"
      onMouseEnter={() => setIsPaused(true)}
      onMouseLeave={() => setIsPaused(false)}
      onFocus={() => setIsPaused(true)}
      onBlur={() => setIsPaused(false)}
    >
      {notice !== null && (
        // The parent is the status region that is read out.
        <Alert
          severity="info"
          role="presentation"
          className={styles['notice'] ?? ''}
          action={<CloseButton onClick={() => store.setState({ notice: null })} />}
        >
          {notice}
        </Alert>
      )}
    </div>
  );
}

function CloseButton({ onClick }: { onClick: () => void }) {
  return (
    <Button variant="tool" aria-label="Hide this message" onClick={onClick}>
      <Icon name="close" />
    </Button>
  );
}
