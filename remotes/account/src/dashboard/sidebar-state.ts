import { safeLocalStorage } from '@site/browser';

const key = 'account-sidebar';

/** State of the sidebar in a wide window, stored in this browser; open by default. */
export function readSidebarOpen(): boolean {
  return safeLocalStorage.getItem(key) !== 'closed';
}

export function saveSidebarOpen(isOpen: boolean): void {
  safeLocalStorage.setItem(key, isOpen ? 'open' : 'closed');
}
