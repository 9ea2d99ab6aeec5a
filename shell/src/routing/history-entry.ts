/**
 * Returns the router's key of the history entry that the URL shows. During a navigation it is ahead of the rendered
 * location.
 */
export function getHistoryEntryKey(): string {
  return window.history.state?.key ?? 'default';
}

/** Subscribes to changes of the history entry. Browsers without the Navigation API report Back and Forward only. */
export function onEntryChange(notify: () => void): () => void {
  const navigation = navigationApi();
  navigation?.addEventListener('currententrychange', notify);
  window.addEventListener('popstate', notify);
  return () => {
    navigation?.removeEventListener('currententrychange', notify);
    window.removeEventListener('popstate', notify);
  };
}

/** Subscribes to the moment before the entry changes; never called in browsers without the Navigation API. */
export function onBeforeEntryChange(notify: () => void): () => void {
  const navigation = navigationApi();
  navigation?.addEventListener('navigate', notify);
  return () => navigation?.removeEventListener('navigate', notify);
}

function navigationApi(): Navigation | undefined {
  return 'navigation' in window ? window.navigation : undefined;
}
