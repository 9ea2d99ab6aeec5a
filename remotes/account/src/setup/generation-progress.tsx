import { Button, Notice } from '@site/ui';
import { startGeneration, stopGeneration } from './setup-actions';
import styles from './setup.module.css';
import { useSetupState } from './setup-draft-store';

/** Placeholder of the synopsis while it is generated. Its region stays, so that its end is announced. */
export function GenerationProgress() {
  const { phase, generated } = useSetupState();
  if (phase.kind !== 'generating')
    return (
      <div role="status" className="ui-hidden">
        {phase.kind === 'idle' && !phase.error && generated && 'Your synopsis is ready to edit.'}
      </div>
    );
  const { isSlow } = phase;
  return (
    <div role="status" className={styles.progress}>
      <p>
        {isSlow
          ? 'This takes longer than usual. Your logline is kept: you can go on waiting, try again, or stop.'
          : 'Writing a synopsis from your logline. This can take up to twenty seconds.'}
      </p>
      {isSlow && <SlowGenerationActions />}
      <div className={styles.line} />
      <div className={styles.line} />
      <div className={styles.line} />
    </div>
  );
}

function SlowGenerationActions() {
  return (
    <div className={styles.slowActions}>
      <Button
        onClick={() => {
          stopAndFocusLogline();
          void startGeneration();
        }}
      >
        Try again
      </Button>
      <Button variant="quiet" onClick={stopAndFocusLogline}>
        Stop
      </Button>
    </div>
  );
}

/** Focuses the logline, because the pressed button is removed. */
function stopAndFocusLogline() {
  stopGeneration();
  document.getElementById('logline')?.focus();
}

/** Error of one of the two forms of the setup page. */
export function SetupErrorNotice({ form }: { form: 'logline' | 'synopsis' }) {
  const { phase } = useSetupState();
  if (phase.kind !== 'idle' || phase.error?.form !== form) return null;
  return (
    <Notice kind="error">
      <p>{phase.error.message}</p>
    </Notice>
  );
}
