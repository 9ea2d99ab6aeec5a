import { matchRoute } from '@site/contract';
import { getRegistry } from '../remotes/live-registry';
import { prefetchPage } from '../pages/page-store';

/** Prefetches a page's module when the visitor hovers, touches or focuses a link to it. */
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

/** Prefetches the page that a link leads to, if it belongs to this site. */
export function prefetchLink(link: HTMLAnchorElement | null): void {
  if (!link || link.origin !== location.origin || isDataSaverOn()) return;
  const route = matchRoute(getRegistry(), link.pathname);
  if (route) prefetchPage(route);
}

/** Tells whether the visitor asked the browser to save data: then only clicked pages are loaded. */
export function isDataSaverOn(): boolean {
  const { connection }: Navigator & { connection?: { saveData?: boolean } } = navigator;
  return connection?.saveData === true;
}
