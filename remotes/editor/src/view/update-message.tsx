import { reloadForUpdate } from '@site/settings';
import { Alert, Button } from '@site/ui/mui';
import { useStore } from 'zustand';
import { loadProblemStore } from '../store/load-problem';
import { useRunCommand } from '../commands/run-command';
import { useEditor, useEditorState } from '../store/editor-context';

/** Offers the version that is live when code of this one is gone. Without it, only a reload would help. */
export function UpdateMessage({ className }: { className: string }) {
  const problem = useStore(loadProblemStore, (state) => state.problem);
  const { session } = useEditor();
  const isSaved = useEditorState(({ saveState }) => saveState !== 'failed');
  const isStored = isSaved && session.database !== null;
  const run = useRunCommand();
  if (problem !== 'outdated') return null;
  return (
    <Alert
      severity="info"
      className={className}
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
