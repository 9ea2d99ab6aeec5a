import { useEditor, useEditorState } from '../store/editor-context';
import { Icon } from './icons';
import { useRun } from './use-run';
import controls from './controls.module.css';
import styles from './notices.module.css';

/** What somebody must know about their work: who edits it, and whether it is stored. */
export function Notices() {
  const { store, session } = useEditor();
  const role = useEditorState((state) => state.role);
  const trouble = useEditorState((state) => state.trouble);
  const notice = useEditorState((state) => state.notice);
  const announcement = useEditorState((state) => state.announcement);
  const run = useRun();
  return (
    <div>
      {role === 'reader' && (
        <p className={styles['notice']} role="status">
          <span>
            <strong>This deck is open in another tab.</strong> You can read it here and see changes
            as they are saved.
          </span>
          <button type="button" className={controls['primary']} onClick={session.takeOver}>
            Edit here
          </button>
        </p>
      )}
      {trouble && (
        <p className={`${styles['notice']} ${styles['trouble']}`} role="alert">
          <span>
            <strong>{trouble.title}</strong> {trouble.advice}
          </span>
          <button type="button" className={controls['primary']} onClick={() => run('save-file')}>
            Download a copy
          </button>
          <Close name="Hide this message" onClick={() => store.setState({ trouble: null })} />
        </p>
      )}
      {notice !== null && (
        <p className={styles['notice']} role="status">
          <span>{notice}</span>
          <Close name="Hide this message" onClick={() => store.setState({ notice: null })} />
        </p>
      )}
      <p className="ui-hidden" role="status" aria-live="polite">
        {announcement}
      </p>
    </div>
  );
}

function Close({ name, onClick }: { name: string; onClick: () => void }) {
  return (
    <button type="button" className={controls['tool']} aria-label={name} onClick={onClick}>
      <Icon name="close" />
    </button>
  );
}
