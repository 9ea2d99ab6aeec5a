const key = 'account-sidebar';

/** Whether the sidebar stands open on a wide window; remembered in this browser. */
export function readSidebarOpen(): boolean {
  try {
    return localStorage.getItem(key) !== 'closed';
  } catch {
    return true;
  }
}

export function keepSidebarOpen(isOpen: boolean): void {
  try {
    localStorage.setItem(key, isOpen ? 'open' : 'closed');
  } catch {
    // Storage is blocked: the sidebar is open again next time.
  }
}
