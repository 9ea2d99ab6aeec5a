import { isHydrationPending } from '../pages/page-store';

/**
 * Leaves links to the browser until the page's module has loaded: React would delay a navigation until the page is
 * hydrated, forever if its module fails. Call it before the router starts.
 */
export function leaveLinksToBrowserUntilHydrated(): void {
  const stopEvent = (event: MouseEvent) => {
    const isLink = event.target instanceof Element && event.target.closest('a[href]');
    if (isLink && isHydrationPending()) event.stopImmediatePropagation();
  };
  window.addEventListener('click', stopEvent, { capture: true });
}

/**
 * Leaves jumps within a page to the browser until it is hydrated: the router would render, and React would discard the
 * server HTML that is being read. Call it before the router starts.
 */
export function leaveHashJumpsToBrowserUntilHydrated(): void {
  const currentUrl = () => location.pathname + location.search;
  const initialUrl = currentUrl();
  const stopEvent = (event: PopStateEvent) => {
    if (isHydrationPending() && currentUrl() === initialUrl) event.stopImmediatePropagation();
  };
  window.addEventListener('popstate', stopEvent, { capture: true });
}
