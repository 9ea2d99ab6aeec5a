import { Button } from '@site/ui/mui';
import { resumeCopy, stopCopy } from './choose-file';
import type { CopyState } from './copy-state';
import { copyWords } from './copy-words';
import { type Editor, useEditor, useEditorState } from '../store/editor-context';
import { Tool } from '../view/controls';
import { useRun } from '../view/use-run';
import styles from '../view/status-bar.module.css';

/** Status of the backup file, with the one action that helps. */
export function CopyStatus() {
  const editor = useEditor();
  const copy = useEditorState((state) => state.copy);
  const run = useRun();
  if (!copy) return null;
  const label = copyWords(copy);
  if (label === '') return null;
  const action = actOf(copy, editor, run);
  return (
    <span className={styles['copy']} data-stopped={copy.kind === 'stopped' || undefined}>
      <span className={styles['copyWords']} role="status" title={label}>
        {label}
      </span>
      {action && (
        <Button variant="tool" onClick={action.run}>
          {action.label}
        </Button>
      )}
      {copy.kind !== 'none' && (
        <Tool icon="close" label="Keep no copy" onClick={() => void stopCopy(editor)} />
      )}
    </span>
  );
}

function actOf(copy: CopyState, editor: Editor, run: (command: string) => void) {
  if (copy.kind === 'none')
    return {
      label: window.showSaveFilePicker ? 'Keep a copy' : 'Download a copy',
      run: () => run(window.showSaveFilePicker ? 'keep-copy' : 'save-file'),
    };
  if (copy.kind === 'paused' || (copy.kind === 'stopped' && copy.reason === 'refused'))
    return { label: 'Allow', run: () => void resumeCopy(editor) };
  if (copy.kind === 'stopped') return { label: 'Choose a file', run: () => run('keep-copy') };
  return null;
}
