/**
 * The router's name for the history entry that the address bar shows. While a page is under way it is ahead
 * of the location that is rendered.
 */
export function currentEntryKey(): string {
  const state = window.history.state as { key?: string } | null;
  return state?.key ?? 'default';
}

/** Browsers without the Navigation API tell only of Back and Forward. */
export function onEntryChange(notify: () => void): () => void {
  const navigation = navigationApi();
  navigation?.addEventListener('currententrychange', notify);
  window.addEventListener('popstate', notify);
  return () => {
    navigation?.removeEventListener('currententrychange', notify);
    window.removeEventListener('popstate', notify);
  };
}

/** Just before the entry changes; browsers without the Navigation API do not tell. */
export function beforeEntryChange(notify: () => void): () => void {
  const navigation = navigationApi();
  navigation?.addEventListener('navigate', notify);
  return () => navigation?.removeEventListener('navigate', notify);
}

function navigationApi(): Navigation | undefined {
  return 'navigation' in window ? window.navigation : undefined;
}
