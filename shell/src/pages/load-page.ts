import type { PageVersion, SiteRoute } from '@site/contract';
import { deferredModulesStore, loadDeferredModules } from '../deferred/deferred-modules';
import { reportLoad } from '../reporting/report';
import { loadExposedModule } from '../remotes/remote-containers';
import { getRegistry } from '../remotes/live-registry';
import { LoadError, withTimeout } from '../remotes/load-error';
import type { LoadedPage } from '../remotes/federation';

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
  const { modules } = deferredModulesStore.getState();
  if (modules) return modules.loadWithFallback(route, since);
  const version = getRegistry().remotes[route.remote]?.live;
  const start = performance.now();
  try {
    return await loadPageVersion(route, version, {
      limitMs: computeFirstTimeoutMs(since),
      source: 'live',
    });
  } catch (cause) {
    const loaded = await loadDeferredModules();
    if (!loaded) throw new LoadError(cause);
    const durationMs = performance.now() - start;
    return loaded.loadWithFallback(route, since, { version, cause, durationMs });
  }
}

/** Computes the time left for the first attempt, in milliseconds. */
export function computeFirstTimeoutMs(since: number): number {
  return Math.max(limits.minMs, since + limits.firstMs - performance.now());
}

/** Loads a page from one version. Rejects with the original error. */
export async function loadPageVersion(
  { remote, id: page }: SiteRoute,
  version: PageVersion | undefined,
  { limitMs, source }: { limitMs: number; source: 'live' | 'previous' },
): Promise<LoadedPage> {
  if (!version) throw new Error(`No version of "${remote}" is live.`);
  const start = performance.now();
  const module = await withTimeout(limitMs, loadExposedModule(version, page));
  const durationMs = performance.now() - start;
  reportLoad({ remote, version: version.global, page, source, durationMs });
  return { module, version };
}
