import { Alert, Button } from '@site/ui/mui';
import { useEffect, useState } from 'react';
import { useEditor, useEditorState } from '../store/editor-context';
import styles from './editor-notices.module.css';

const REQUEST_TIMEOUT_MS = 5000;

/** Explains that another tab is editing the deck, and offers to take over. */
export function ReadOnlyBar() {
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
