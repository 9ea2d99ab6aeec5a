import { remoteOnScreen } from '../remotes/page-changes';

let isOutdated = false;

/**
 * Another shell is live. From now on a link to another page opens its document, which brings the new shell;
 * what is on screen stays as it is until then. The editor is left as ever, because it saves its work on the way.
 */
export function leaveByDocuments(): void {
  if (isOutdated) return;
  isOutdated = true;
  window.addEventListener('click', leaveToBrowser, { capture: true });
}

/** Nobody else hears of the click, so the browser follows the link. */
function leaveToBrowser(event: MouseEvent): void {
  const link =
    event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]');
  if (!link || link.origin !== location.origin || link.pathname === location.pathname) return;
  if (remoteOnScreen() !== 'editor') event.stopImmediatePropagation();
}
