import { Button, Skeleton } from '@site/ui/mui';
import { generate, stopGenerating } from './run-setup';
import styles from './setup.module.css';
import { useSetup } from './use-setup';

/** Holds the place of the synopsis while it is written. */
export function WritingProgress() {
  const { phase } = useSetup();
  if (phase.kind !== 'generating') return null;
  const { isSlow } = phase;
  return (
    <div className={styles.progress}>
      <p role="status">
        {isSlow
          ? 'This takes longer than usual. Your logline is kept: you can go on waiting, try again, or stop.'
          : 'Writing a synopsis from your logline. This can take up to twenty seconds.'}
      </p>
      {isSlow && <WaysOut />}
      <Skeleton variant="rounded" animation={false} className={styles.line} />
      <Skeleton variant="rounded" animation={false} className={styles.line} />
      <Skeleton variant="rounded" animation={false} className={styles.line} />
    </div>
  );
}

function WaysOut() {
  return (
    <div className={styles.waysOut}>
      <Button
        onClick={() => {
          stop();
          void generate();
        }}
      >
        Try again
      </Button>
      <Button variant="quiet" onClick={stop}>
        Stop
      </Button>
    </div>
  );
}

/** These buttons go with the wait, so the keyboard goes back to the logline. */
function stop() {
  stopGenerating();
  document.getElementById('logline')?.focus();
}
