import { getVisibleRemote } from '../pages/page-changes';

let isOutdated = false;

/**
 * Makes links load documents after a release of the shell, which bring the new shell; the visible page stays until
 * then. The editor is left by the router as before, because it saves its deck when it is left.
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
  if (getVisibleRemote() !== 'editor') event.stopImmediatePropagation();
}
