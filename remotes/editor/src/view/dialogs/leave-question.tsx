import { Button } from '@site/ui/mui';
import { useRunCommand } from '../../commands/run-command';
import { showDialog } from '../../store/editor-actions';
import { useEditor, useEditorState } from '../../store/editor-context';
import styles from './editor-dialogs.module.css';

/** Asks before the editor is left with changes that are not stored. */
export function LeaveQuestion() {
  const { store, session } = useEditor();
  const error = useEditorState((state) => state.saveError);
  const run = useRunCommand();

  function leave(): void {
    const { pendingExit } = store.getState();
    showDialog(store, null);
    session.discard();
    pendingExit?.();
  }

  return (
    <>
      <p>
        {error?.title ?? 'The browser is still storing them.'} The editor keeps trying, and leaves
        as soon as they are stored. If you leave now, they are lost. Download a deck file to keep
        them.
      </p>
      <div className={styles['choices']}>
        <Button variant="primary" onClick={() => showDialog(store, null)}>
          Stay
        </Button>
        <Button onClick={() => run('save-file')}>Download deck file</Button>
        <Button variant="danger" onClick={leave}>
          Leave without storing
        </Button>
      </div>
    </>
  );
}
