import { isPageAwaited } from '../remotes/page-store';

/**
 * Until the code of the page has come, links are the browser's: React would keep a change of page back until
 * it has taken the page over, for ever when its code cannot be had. Has to be called before the router starts.
 */
export function leaveEarlyLinksToBrowser(): void {
  const keep = (event: MouseEvent) => {
    const isLink = event.target instanceof Element && event.target.closest('a[href]');
    if (isLink && isPageAwaited()) event.stopImmediatePropagation();
  };
  window.addEventListener('click', keep, { capture: true });
}

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
