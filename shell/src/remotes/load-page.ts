import type { PageVersion, SiteRoute } from '@site/contract';
import { late, loadLateParts } from '../late/late';
import { reportLoad } from '../reporting/report';
import { loadFromVersion } from './containers';
import { currentRegistry } from './live-registry';
import { LoadError } from './load-error';
import type { LoadedPage } from './loaded-page';
import { within } from './within';

/**
 * The version that is asked first may take its time. The start guard of the document asks for each file three
 * times within that time. A shell that itself came late leaves at least `leastMs`.
 */
const patience = { firstMs: 8000, leastMs: 3000 };

/**
 * Loads the code of a page: the live version, for as long as nothing has failed. What comes after a failure
 * is decided by a part of the shell that comes late.
 * @throws {LoadError} when it cannot be had
 */
export async function loadPage(
  route: SiteRoute,
  /** Since when somebody has waited, as `performance.now()` counts: 0 for the page of the document. */
  since = performance.now(),
): Promise<LoadedPage> {
  const { parts } = late.getState();
  if (parts) return parts.loadWithCare(route, since);
  const version = currentRegistry().remotes[route.remote]?.live;
  const start = performance.now();
  try {
    return await loadVersion(route, version, { limitMs: firstLimit(since), source: 'live' });
  } catch (cause) {
    const mending = await loadLateParts();
    if (!mending) throw new LoadError(cause);
    const milliseconds = performance.now() - start;
    return mending.loadWithCare(route, since, { version, cause, milliseconds });
  }
}

/** How long the version that is asked first may take. */
export function firstLimit(since: number): number {
  return Math.max(patience.leastMs, since + patience.firstMs - performance.now());
}

/** Loads a page from one version. Rejects with whatever went wrong. */
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
