import { Button } from '@site/ui/mui';
import { resumeFileSync, stopFileSync } from '../../file-sync/choose-sync-file';
import type { FileSyncState } from '../../store/file-sync-state';
import { fileSyncLabelOf } from '../../file-sync/file-sync-messages';
import { type Editor, useEditor, useEditorState } from '../../store/editor-context';
import { ToolButton } from '../../controls/controls';
import { useRunCommand } from '../../commands/run-command';
import styles from './status-bar.module.css';

/** Status of the backup file, with the one action that helps. */
export function FileSyncStatus() {
  const editor = useEditor();
  const copy = useEditorState((state) => state.fileSync);
  const run = useRunCommand();
  const isInAccount = useEditorState(({ accountSync }) => accountSync?.kind === 'saved');
  if (!copy || (copy.kind === 'none' && isInAccount)) return null;
  const label = fileSyncLabelOf(copy);
  if (label === '') return null;
  const action = findAction(copy, editor, run);
  return (
    <span className={styles['fileSync']} data-stopped={copy.kind === 'stopped' || undefined}>
      <span className={styles['fileSyncLabel']} title={label}>
        {label}
      </span>
      {action && (
        <Button variant="tool" onClick={action.run}>
          {action.label}
        </Button>
      )}
      {copy.kind !== 'none' && (
        <ToolButton icon="close" label="Stop backup" onClick={() => void stopFileSync(editor)} />
      )}
    </span>
  );
}

function findAction(copy: FileSyncState, editor: Editor, run: (command: string) => void) {
  if (copy.kind === 'none')
    return {
      label: window.showSaveFilePicker ? 'Keep a backup' : 'Download deck file',
      run: () => run(window.showSaveFilePicker ? 'start-file-sync' : 'save-file'),
    };
  if (copy.kind === 'paused' || (copy.kind === 'stopped' && copy.reason === 'denied'))
    return { label: 'Allow writing', run: () => void resumeFileSync(editor) };
  if (copy.kind === 'stopped')
    return { label: 'Choose another file', run: () => run('start-file-sync') };
  return null;
}
