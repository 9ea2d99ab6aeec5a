import { getVisibleRoute } from '../pages/page-changes';

let isOutdated = false;

/**
 * Makes links load documents after a release of the shell, which bring the new shell; the visible page stays until
 * then. A page that saves its data when it is left (`update: 'when-left'`) is left by the router as before.
 */
export function loadDocumentsOnNavigation(): void {
  if (isOutdated) return;
  isOutdated = true;
  window.addEventListener('click', leaveToBrowser, { capture: true });
}

/** Stops all other handlers of the click, so that the browser follows the link. */
function leaveToBrowser(event: MouseEvent): void {
  const link =
    event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]');
  if (!link || link.origin !== location.origin || link.pathname === location.pathname) return;
  if (getVisibleRoute()?.update !== 'when-left') event.stopImmediatePropagation();
}
