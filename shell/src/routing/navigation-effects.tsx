import { formatDocumentTitle, pageLanguageOf, fillSitePlaceholders } from '@site/contract';
import { getSiteSettings } from '@site/settings';
import { useLocation } from '@site/router';
import { useLayoutEffect } from 'react';
import { recordVisit } from '../offline/visits';
import {
  isInitialPage,
  restoreFocusAndScroll,
  openEnclosingDetails,
} from './restore-focus-and-scroll';
import { layOutSectionsWhenIdle } from './lay-out-sections';
import { useScrollTracking } from './scroll-positions';

/**
 * Follows the content of a page, so that its effect runs once the page is on screen: title, focus on the heading,
 * announcement, scroll position. Nothing moves on the page that the document came with.
 */
export function NavigationEffects({ route }: { route: { title: string; path: string } }) {
  const location = useLocation();
  const { key, pathname, hash } = location;
  useLayoutEffect(() => {
    window.siteReady?.('page');
    recordVisit(route.path);
    if (isInitialPage(pathname)) {
      // Most browsers have done so already.
      openEnclosingDetails(hash)?.scrollIntoView();
      layOutSectionsWhenIdle();
      return;
    }
    allowFontSwap();
    // Pages fade in from here on. Not as a view transition: while one runs, clicks are lost.
    document.documentElement.dataset.navigated = '';
    document.documentElement.lang = pageLanguageOf(route.path);
    document.title = formatDocumentTitle(route.title, getSiteSettings());
    announceToScreenReader(fillSitePlaceholders(route.title, getSiteSettings()));
    restoreFocusAndScroll({ key, hash });
    // A change of query is not a navigation to another page.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [route.path]);
  // After restoring, which needs the position saved last time.
  useScrollTracking(location);
  return null;
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
