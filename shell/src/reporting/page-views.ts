import { matchRoute } from '@site/contract';
import { getRegistry } from '../remotes/live-registry';
import { onEntryChange } from '../routing/history-entry';
import { type HealthSource, toHealthSource } from './health-source';
import { getShellSource } from './owner-of-file';

/** Page that is shown from a time on, in ms since the start of the document, and until the next one. */
type PageView = { fromMs: number; path: string; source: HealthSource };

/** In the order in which they were shown. */
let views: PageView[] = [];

/** Notes which page is shown from now on, so that what is measured belongs to the page where it happened. */
export function trackPageViews(): void {
  // The visitor may have gone on before this code came.
  const [opened] = performance.getEntriesByType('navigation');
  const { pathname } = new URL(opened?.name ?? '', location.href);
  // The document of a canary restores the address of its page.
  const firstPath = pathname.replace(/^\/canary\/[a-z\d-]+(?=\/|$)/, '') || '/';
  views = [{ fromMs: 0, path: firstPath, source: sourceOf(firstPath) }];
  noteView();
  onEntryChange(noteView);
}

/** Finds app, version and page that were shown at a time, in ms since the start of the document. */
export function sourceAt(timeMs: number): HealthSource {
  noteView();
  return (views.findLast(({ fromMs }) => fromMs <= timeMs) ?? views[0])?.source ?? getShellSource();
}

/** Browsers without the Navigation API do not tell of a change; it is noted with the next thing that is measured. */
function noteView(): void {
  const { pathname: path } = location;
  if (views.at(-1)?.path === path) return;
  views.push({ fromMs: performance.now(), path, source: sourceOf(path) });
}

function sourceOf(path: string): HealthSource {
  const registry = getRegistry();
  const route = matchRoute(registry, path);
  if (!route) return getShellSource();
  const { remote, id: page } = route;
  return toHealthSource({ remote, version: registry.remotes[remote]?.live.global, page });
}
