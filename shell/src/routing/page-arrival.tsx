import { documentTitle, languageOf, withNames } from '@site/contract';
import { siteSettings } from '@site/settings';
import { useLocation } from '@site/router';
import { useLayoutEffect } from 'react';
import { noteVisit } from '../offline/visits';
import { announce } from './announcer';
import { isFirstPage, landOn, unfold } from './arrivals';
import { letLateFontsIn } from './late-fonts';
import { layOutRest } from './lay-out-rest';
import { useScrollMemory } from './scroll-memory';

/**
 * Follows the content of a page, so that its effect runs once the page is on screen: title, focus on the heading,
 * announcement, scroll position. Nothing moves on the page that the document came with.
 */
export function PageArrival({ route }: { route: { title: string; path: string } }) {
  const location = useLocation();
  const { key, pathname, hash } = location;
  useLayoutEffect(() => {
    window.siteReady?.('page');
    noteVisit(route.path);
    if (isFirstPage(pathname)) {
      // Most browsers have done so already.
      unfold(hash)?.scrollIntoView();
      layOutRest();
      return;
    }
    letLateFontsIn();
    // Pages fade in from here on. Not as a view transition: while one runs, clicks are lost.
    document.documentElement.dataset.moved = '';
    document.documentElement.lang = languageOf(route.path);
    document.title = documentTitle(route.title, siteSettings());
    announce(withNames(route.title, siteSettings()));
    landOn({ key, hash });
    // A change of query is not a navigation to another page.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [route.path]);
  // After restoring, which needs the position saved last time.
  useScrollMemory(location);
  return null;
}
