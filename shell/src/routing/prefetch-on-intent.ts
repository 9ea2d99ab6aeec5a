import { savesData } from '../saves-data';
import { matchRoute } from '@site/contract';
import { currentRegistry } from '../remotes/live-registry';
import { prefetchPage } from '../remotes/page-store';

/** Begins to load a page's code when a visitor points at, touches or tabs to a link that leads there. */
export function prefetchOnIntent(): void {
  for (const type of ['pointerover', 'pointerdown', 'focusin'] as const) {
    document.addEventListener(type, prefetch, { passive: true });
  }
}

function prefetch({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.origin !== location.origin || savesData()) return;
  const route = matchRoute(currentRegistry(), link.pathname);
  if (route) prefetchPage(route);
}
