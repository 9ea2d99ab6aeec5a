import { formatDocumentTitle, pageLanguageOf, fillSitePlaceholders } from '@site/contract';
import { getSiteSettings } from '@site/settings';
import { useLocation } from '@site/router';
import { useLayoutEffect } from 'react';
import { recordVisit } from '../offline/visits';
import { announceToScreenReader } from './announce-to-screen-reader';
import {
  isInitialPage,
  restoreFocusAndScroll,
  openEnclosingDetails,
} from './restore-focus-and-scroll';
import { allowFontSwap } from './allow-font-swap';
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
