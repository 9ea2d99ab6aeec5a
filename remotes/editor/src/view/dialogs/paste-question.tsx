import { Button } from '@site/ui/mui';
import { showDialog } from '../../store/editor-actions';
import { useEditor, useEditorState } from '../../store/editor-context';
import styles from './editor-dialogs.module.css';

/** Tells what of a paste has no room, before anything is pasted. */
export function PasteQuestion() {
  const { store } = useEditor();
  const pendingPaste = useEditorState((state) => state.pendingPaste);
  if (!pendingPaste) return null;
  const { problems, paste } = pendingPaste;
  return (
    <>
      {problems.map((problem) => (
        <p key={problem}>{problem}</p>
      ))}
      <p>Nothing is pasted yet. What you copied is still on the clipboard.</p>
      <div className={styles['choices']}>
        {/* Main question of the dialog, which restores the focus when it closes. */}
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
        <Button variant="primary" autoFocus onClick={() => closeAndPaste()}>
          Paste what fits
        </Button>
        <Button onClick={() => showDialog(store, null)}>Don’t paste</Button>
      </div>
    </>
  );

  function closeAndPaste(): void {
    // Before the paste, so that what it adds gets the focus.
    showDialog(store, null);
    paste();
  }
}
