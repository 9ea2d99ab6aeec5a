import { Button } from '@site/ui/mui';
import { formatCount } from '../../core/elements/element-labels';
import { showDialog } from '../../store/editor-actions';
import { useEditor, useEditorState } from '../../store/editor-context';
import styles from './editor-dialogs.module.css';

/** Lists the import warnings of a presentation before it is opened. */
export function ImportReport() {
  const editor = useEditor();
  const imported = useEditorState((state) => state.importedDeck);
  if (!imported) return null;
  const { deck, warnings } = imported;

  function open(id: string): void {
    showDialog(editor.store, null);
    editor.openDeck(id);
  }

  return (
    <>
      <p>
        “{deck.title}” was read as {formatCount(deck.slides.length, 'slide')}. These are not as they
        were:
      </p>
      <ul>
        {warnings.map((remark) => (
          <li key={remark}>{remark}</li>
        ))}
      </ul>
      <div className={styles['choices']}>
        {/* Main question of the dialog, which restores the focus when it closes. */}
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
        <Button variant="primary" autoFocus onClick={() => open(deck.id)}>
          Open it
        </Button>
        <Button onClick={() => showDialog(editor.store, null)}>Stay in this deck</Button>
      </div>
    </>
  );
}
