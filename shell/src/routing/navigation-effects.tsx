import {
  expandPath,
  fillSitePlaceholders,
  formatDocumentTitle,
  isPattern,
  pageLanguageOf,
} from '@site/contract';
import { getSiteSettings } from '@site/page/settings';
import { useLocation } from '@site/page/router';
import { useLayoutEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';
import { recordVisit } from '../offline/visits';
import {
  isInitialPage,
  restoreFocusAndScroll,
  openEnclosingDetails,
} from './restore-focus-and-scroll';
import { layOutSectionsWhenIdle } from './lay-out-sections';
import { getPageTitle } from './page-title';
import { addCanonicalLink } from './search-engines';
import { useScrollTracking } from './scroll-positions';

/**
 * Follows the content of a page, so that its effect runs once the page is on screen: title, focus on the heading,
 * announcement, scroll position. Nothing moves on the page that the document came with.
 */
export function NavigationEffects({
  route,
}: {
  route: { title: string; path: string; address: string };
}) {
  const location = useLocation();
  const { key, pathname, hash } = location;
  const navigationType = useNavigationType();
  const shownPath = useRef<string>(undefined);
  useLayoutEffect(() => {
    window.siteReady?.('page');
    recordVisits(route);
    const isSamePage = shownPath.current === route.path;
    shownPath.current = route.path;
    // The page has put its value into the address; nobody went to another one.
    if (isSamePage && navigationType === 'REPLACE') return;
    if (isInitialPage(pathname)) {
      if (isPattern(route.path)) addCanonicalLink(getSiteSettings().siteUrl + route.address);
      // Most browsers have done so already.
      openEnclosingDetails(hash)?.scrollIntoView();
      layOutSectionsWhenIdle();
      return;
    }
    allowFontSwap();
    // Pages fade in from here on. Not as a view transition: while one runs, clicks are lost.
    document.documentElement.dataset.navigated = '';
    document.documentElement.lang = pageLanguageOf(route.path);
    const title = getPageTitle() ?? route.title;
    document.title = formatDocumentTitle(title, getSiteSettings());
    announceToScreenReader(fillSitePlaceholders(title, getSiteSettings()));
    restoreFocusAndScroll({ key, hash });
    // A change of query is not a navigation to another page.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [route.address]);
  // After restoring, which needs the position saved last time.
  useScrollTracking(location);
  return null;
}

/** Records the address, and the page without its optional parameter: offline, both have to open. */
function recordVisits({ path, address }: { path: string; address: string }): void {
  const others = expandPath(path).filter((each) => !isPattern(each) && each !== address);
  for (const each of [address, ...others]) recordVisit(each);
}

/**
 * Shows fonts that missed the first paint, which `font-display: optional` would hide for the whole visit. A navigation
 * is the right moment: everything on screen changes anyway.
 */
function allowFontSwap(): void {
  for (const font of document.fonts) font.display = 'swap';
}

/** Announces a text to screen readers through the one live region of the document. */
function announceToScreenReader(text: string): void {
  const region = document.getElementById('announcer');
  if (!region) return;
  region.textContent = '';
  // A region that is emptied and filled in the same task is not announced again.
  setTimeout(() => {
    region.textContent = text;
  }, 50);
}
