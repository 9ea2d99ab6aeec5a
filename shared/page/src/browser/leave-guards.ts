/** Shell and page may come from different bundles, so they meet at events of the window. */
const LEAVE_EVENT = 'site-leave';
const HISTORY_EVENT = 'site-history-step';

/**
 * Leaves the visible page, although nobody asked to: unless it holds back, because work in it is not stored.
 * @param leave runs at once, or later when the page lets go
 */
export function requestLeave(leave: () => void): void {
  if (isAllowed(LEAVE_EVENT, leave)) leave();
}

/**
 * Lets a page hold back `requestLeave` until the returned function is called.
 * @param guard returns true if it holds back; it then calls `leave` once nothing can be lost
 */
export function addLeaveGuard(guard: (leave: () => void) => boolean): () => void {
  return addGuard(LEAVE_EVENT, guard);
}

/** Lets pages hide steps in the history from the router. Call it before the router listens, because listeners of the window run in their order. */
export function startHistoryGuards(): void {
  const handlePopState = (event: PopStateEvent) => {
    if (!isAllowed(HISTORY_EVENT)) event.stopImmediatePropagation();
  };
  window.addEventListener('popstate', handlePopState, { capture: true });
}

/**
 * Lets a page hide steps in the history from the router until the returned function is called.
 * @param guard called after Back and Forward; returns true if the router must not follow
 */
export function addHistoryGuard(guard: () => boolean): () => void {
  return addGuard(HISTORY_EVENT, guard);
}

function isAllowed(name: string, detail?: () => void): boolean {
  return window.dispatchEvent(new CustomEvent(name, { cancelable: true, detail }));
}

function addGuard(name: string, guard: (leave: () => void) => boolean): () => void {
  const handleEvent = (event: Event) => {
    const { detail } = event as CustomEvent<() => void>;
    if (guard(detail)) event.preventDefault();
  };
  window.addEventListener(name, handleEvent);
  return () => window.removeEventListener(name, handleEvent);
}
