import { matchRoute } from '@site/contract';
import { currentRegistry } from '../remotes/live-registry';
import { prefetchPage } from '../remotes/page-store';
import { savesData } from '../saves-data';

/** Begins to load a page's code when a visitor points at, touches or tabs to a link that leads there. */
export function prefetchOnIntent(): void {
  for (const type of ['pointerover', 'pointerdown', 'focusin'] as const) {
    document.addEventListener(
      type,
      ({ target }) => {
        if (target instanceof Element) prefetchLink(target.closest<HTMLAnchorElement>('a[href]'));
      },
      { passive: true },
    );
  }
}

/** Begins to load the code of the page that a link leads to, if it is one of this site. */
export function prefetchLink(link: HTMLAnchorElement | null): void {
  if (!link || link.origin !== location.origin || savesData()) return;
  const route = matchRoute(currentRegistry(), link.pathname);
  if (route) prefetchPage(route);
}
