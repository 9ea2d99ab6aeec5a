import { useLocation } from '@site/router';
import { useSyncExternalStore } from 'react';
import { getHistoryEntryKey, onEntryChange } from '../routing/history-entry';
import { useShellStrings } from '../languages/shell-strings';
import styles from './loading-bar.module.css';

/**
 * Shows a line at the top of the window while the URL is ahead of the page; CSS delays it, so that only slow changes of
 * page show it. It reads the browser's history and not the router: an update from the router before the page's module
 * has loaded would make React discard the server HTML.
 */
export function LoadingBar() {
  const { key } = useLocation();
  const isLoading = useSyncExternalStore(
    onEntryChange,
    () => getHistoryEntryKey() !== key,
    () => false,
  );
  const { loadingPage } = useShellStrings();
  if (!isLoading) return null;
  // Status messages may stand outside all landmarks.
  return (
    <div role="status">
      <div className={styles.bar} role="progressbar" aria-label={loadingPage}>
        <span />
      </div>
    </div>
  );
}
