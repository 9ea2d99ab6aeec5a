import { Skeleton } from '@site/ui/mui';
import styles from './setup.module.css';
import { useSetup } from './use-setup';

/** Holds the place of the synopsis while it is written. */
export function WritingProgress() {
  const { phase } = useSetup();
  if (phase !== 'generating') return null;
  return (
    <div className={styles.progress} role="status">
      Writing a synopsis from your logline. This can take up to twenty seconds.
      <Skeleton variant="rounded" animation={false} className={styles.line} />
      <Skeleton variant="rounded" animation={false} className={styles.line} />
      <Skeleton variant="rounded" animation={false} className={styles.line} />
    </div>
  );
}
