import { useLocation } from '@site/router';
import { useSyncExternalStore } from 'react';
import { currentEntryKey, onEntryChange } from '../routing/history-entry';
import styles from './loading-bar.module.css';

/**
 * A line at the top of the window while the address bar is ahead of the page; CSS lets it appear only when
 * that takes noticeably long. It asks the browser and not the router: news from there before the code of a
 * page has come would make React throw the page's server HTML away.
 */
export function LoadingBar() {
  const { key } = useLocation();
  const isUnderWay = useSyncExternalStore(
    onEntryChange,
    () => currentEntryKey() !== key,
    () => false,
  );
  if (!isUnderWay) return null;
  // It stands outside of every landmark, as news may.
  return (
    <div role="status">
      <div className={styles.bar} role="progressbar" aria-label="Loading the page">
        <span />
      </div>
    </div>
  );
}
