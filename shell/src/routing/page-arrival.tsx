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
 * Stands behind the content of a page, so its effect runs when the page is really there: title, focus on
 * the heading, announcement, scroll position. Nothing moves on the page that the document came with.
 */
export function PageArrival({ route }: { route: { title: string; path: string } }) {
  const location = useLocation();
  const { key, pathname, hash } = location;
  useLayoutEffect(() => {
    window.siteReady?.('page');
    noteVisit(route.path);
    if (isFirstPage(pathname)) {
      // Most browsers have done so by themselves.
      unfold(hash)?.scrollIntoView();
      layOutRest();
      return;
    }
    letLateFontsIn();
    // From here on pages fade in. Not as a view transition: for as long as one runs, clicks reach nobody.
    document.documentElement.dataset.moved = '';
    document.documentElement.lang = languageOf(route.path);
    document.title = documentTitle(route.title, siteSettings());
    announce(withNames(route.title, siteSettings()));
    landOn({ key, hash });
    // The route decides; the same page with another query is not a new arrival.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [route.path]);
  // After the landing, which needs what was remembered last time.
  useScrollMemory(location);
  return null;
}
