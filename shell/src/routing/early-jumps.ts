import { isPageAwaited } from '../remotes/page-store';

/**
 * A jump within a page whose code has not come is left to the browser. Told of it, the router would render,
 * and React would throw away the server HTML that is being read. Has to be called before the router starts.
 */
export function leaveEarlyJumpsToBrowser(): void {
  const address = () => location.pathname + location.search;
  const first = address();
  const keep = (event: PopStateEvent) => {
    if (isPageAwaited() && address() === first) event.stopImmediatePropagation();
  };
  window.addEventListener('popstate', keep, { capture: true });
}
