/** Runs a callback when the browser is idle. Browsers without `requestIdleCallback` get a short delay instead. */
export function runWhenIdle(callback: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(callback);
  else setTimeout(callback, 100);
}
