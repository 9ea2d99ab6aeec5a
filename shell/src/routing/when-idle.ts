/** When nothing else is to be done. Some browsers cannot tell, and get a moment instead. */
export function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(act);
  else setTimeout(act, 100);
}
