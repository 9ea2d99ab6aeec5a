import { Alert, Button } from '@site/ui/mui';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useEditor, useEditorState } from '../store/editor-context';
import { Icon } from '../controls/icons';
import { useRunCommand } from '../commands/run-command';
import { reloadForUpdate } from '@site/page/settings';
import { useStore } from 'zustand';
import { loadProblemStore } from '../store/load-problem';
import styles from './editor-notices.module.css';

/** Messages about the user's work. Only the read-only bar takes up space; the others overlay the canvas. */
export function EditorNotices() {
  const role = useEditorState((state) => state.role);
  return (
    <div>
      {role === 'reader' && <ReadOnlyBar />}
      <div className={styles['messages']}>
        <ErrorMessage />
        <UpdateMessage />
        <NoticeMessage />
      </div>
      <Announcements />
    </div>
  );
}

/** Log that screen readers read out. Outside the editor, because an open dialog hides the rest of it from them. */
function Announcements() {
  const announcements = useEditorState((state) => state.announcements);
  return createPortal(
    <div className="ui-hidden" role="log" aria-label="Announcements">
      {announcements.map(({ number, text }) => (
        <p key={number}>{text}</p>
      ))}
    </div>,
    document.body,
  );
}

/** Stays until it is dismissed or no longer true, because work may depend on it. */
function ErrorMessage() {
  const { store } = useEditor();
  const trouble = useEditorState((state) => state.saveError ?? state.error);
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
          <CloseButton onClick={() => store.setState({ saveError: null, error: null })} />
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

/** Offers the version that is live when code of this one is gone. Without it, only a reload would help. */
function UpdateMessage() {
  const problem = useStore(loadProblemStore, (state) => state.problem);
  const { session } = useEditor();
  const isStored = useEditorState(({ saveState }) => saveState !== 'failed');
  const run = useRunCommand();
  if (problem !== 'outdated') return null;
  return (
    <Alert
      severity="info"
      className={styles['notice'] ?? ''}
      action={
        <>
          {!isStored && <Button onClick={() => run('save-file')}>Download deck file</Button>}
          <Button variant="primary" onClick={() => void session.flush().then(reloadForUpdate)}>
            Reload
          </Button>
        </>
      }
    >
      <span>
        <strong>A newer version of the editor is ready.</strong>{' '}
        {isStored ? 'Your deck is stored.' : 'Download a deck file first, to keep your work.'}
      </span>
    </Alert>
  );
}

const REQUEST_TIMEOUT_MS = 5000;

/** Explains that another tab is editing the deck, and offers to take over. */
function ReadOnlyBar() {
  const { session } = useEditor();
  const trouble = useEditorState((state) => state.error);
  const [isRequesting, setIsRequesting] = useState(false);
  useEffect(() => {
    if (!isRequesting) return;
    const timer = setTimeout(() => setIsRequesting(false), REQUEST_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [isRequesting]);
  return (
    <Alert
      severity="info"
      role="status"
      className={styles['bar'] ?? ''}
      action={
        <Button
          variant="primary"
          disabled={isRequesting && trouble === null}
          onClick={() => {
            setIsRequesting(true);
            session.takeOver();
          }}
        >
          {isRequesting && trouble === null ? 'Asking the other tab …' : 'Edit here'}
        </Button>
      }
    >
      <span>
        <strong>This deck is open in another tab.</strong> You can read it here and see changes as
        they are saved.
      </span>
    </Alert>
  );
}
