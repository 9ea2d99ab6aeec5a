import { safeLocalStorage } from '@site/browser';

const key = 'account-sidebar';

/** Whether the sidebar stands open on a wide window; remembered in this browser. */
export function readSidebarOpen(): boolean {
  return safeLocalStorage.getItem(key) !== 'closed';
}

export function keepSidebarOpen(isOpen: boolean): void {
  safeLocalStorage.setItem(key, isOpen ? 'open' : 'closed');
}
