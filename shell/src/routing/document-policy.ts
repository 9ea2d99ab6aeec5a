import { requestLeave, safeSessionStorage } from '@site/page/browser';
import { listPageNeeds, type SiteRoute } from '@site/contract';
import { getRegistry } from '../remotes/live-registry';
import { getHistoryEntryKey } from './history-entry';
import { markAsMoved } from './restore-focus-and-scroll';
import { getSavedScrollPx } from './scroll-positions';

/**
 * Needs that the policy of this document permits, as fingerprints of what a remote or a page needed. A document keeps the
 * policy that it was loaded with, wherever the router goes, and nothing can add to it.
 */
let permittedNeeds: string[] = [];

/** Stores what the document permits. Call it at the start, with the page that the document is of. */
export function setDocumentPage(route: SiteRoute | undefined): void {
  permittedNeeds = route ? listPageNeeds(getRegistry(), route) : [];
}

/**
 * Tells whether a page needs more than the policy of this document permits, or something else since a release. Such a
 * page is shown by a document of its own, because here the browser would block its requests. One that needs less is not:
 * the router goes on as before.
 */
export function needsDocument(route: SiteRoute): boolean {
  return listPageNeeds(getRegistry(), route).some((need) => !permittedNeeds.includes(need));
}

/**
 * Loads the document of the current URL, which the router has set already. The visible page stays until then, and may
 * hold it back until its work is stored. A history entry that was never shown opens at its start, and not where the page
 * before it was scrolled to.
 * @returns a promise that stays pending
 */
export function loadDocument(): Promise<never> {
  requestLeave(() => {
    const isNew = getSavedScrollPx(getHistoryEntryKey()) === undefined;
    if (isNew) history.scrollRestoration = 'manual';
    safeSessionStorage.setItem(NAVIGATION_KEY, '');
    location.reload();
  });
  return new Promise(() => undefined);
}

const NAVIGATION_KEY = 'site-document-navigation';

/**
 * Ends what `loadDocument` began if it has brought this document: the page gets focus and announcement as one that the
 * router shows, and the browser restores scroll positions again.
 */
export function finishDocumentNavigation(): void {
  if (safeSessionStorage.getItem(NAVIGATION_KEY) !== null) {
    safeSessionStorage.removeItem(NAVIGATION_KEY);
    markAsMoved();
  }
  const reset = () => (history.scrollRestoration = 'auto');
  if (document.readyState === 'complete') reset();
  else window.addEventListener('load', () => setTimeout(reset), { once: true });
}
