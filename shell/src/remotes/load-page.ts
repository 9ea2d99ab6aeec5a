import type { PageVersion, SiteRoute } from '@site/contract';
import { late, loadLateParts } from '../late/late';
import { reportLoad } from '../reporting/report';
import { loadFromVersion } from './containers';
import { currentRegistry } from './live-registry';
import { LoadError } from './load-error';
import type { LoadedPage } from './loaded-page';
import { within } from './within';

/**
 * Time limits of the first attempt. The document's start guard requests each file three times within `firstMs`; a shell
 * that loaded late leaves at least `minMs`.
 */
const limits = { firstMs: 8000, minMs: 3000 };

/**
 * Loads the module of a page from the live version. After a failure the deferred `loadWithFallback` takes over.
 * @throws {LoadError} when no version can be loaded
 */
export async function loadPage(
  route: SiteRoute,
  /** Time the wait began, as `performance.now()`: 0 for the page of the document. */
  since = performance.now(),
): Promise<LoadedPage> {
  const { modules } = late.getState();
  if (modules) return modules.loadWithCare(route, since);
  const version = currentRegistry().remotes[route.remote]?.live;
  const start = performance.now();
  try {
    return await loadVersion(route, version, { limitMs: firstLimit(since), source: 'live' });
  } catch (cause) {
    const loaded = await loadLateParts();
    if (!loaded) throw new LoadError(cause);
    const milliseconds = performance.now() - start;
    return loaded.loadWithCare(route, since, { version, cause, milliseconds });
  }
}

/** Computes the time left for the first attempt, in milliseconds. */
export function firstLimit(since: number): number {
  return Math.max(limits.minMs, since + limits.firstMs - performance.now());
}

/** Loads a page from one version. Rejects with the original error. */
export async function loadVersion(
  { remote, id: page }: SiteRoute,
  version: PageVersion | undefined,
  { limitMs, source }: { limitMs: number; source: 'live' | 'previous' },
): Promise<LoadedPage> {
  if (!version) throw new Error(`No version of "${remote}" is live.`);
  const start = performance.now();
  const module = await within(limitMs, loadFromVersion(version, page));
  const milliseconds = performance.now() - start;
  reportLoad({ remote, version: version.global, page, source, milliseconds });
  return { module, version };
}
