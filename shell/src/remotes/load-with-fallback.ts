import type { PageRegistryEntry, PageVersion, SiteRoute } from '@site/contract';
import { reportFailure } from '../reporting/report';
import { fetchFreshRegistry } from './fresh-registry';
import { discardContainer } from './remote-containers';
import { getRegistry, updateRegistryEntry } from './live-registry';
import { LoadError, withTimeout } from './load-error';
import { computeFirstTimeoutMs, loadPageVersion } from '../pages/load-page';
import type { FailedAttempt, LoadedPage } from './federation';
import { withdrawUpdateOffer } from '../updates/available-updates';
import { visiblePage } from '../pages/page-store';
import { shouldTryLiveFirst } from './circuit-breaker';
import { circuitStateOf, recordCircuitEvent } from './circuit-states';
import { needsDocument } from '../routing/document-policy';

/** Time limits for everything after the first attempt, while a visitor still waits. */
const limits = { registryMs: 1000, totalMs: 10_000 };

/** Pages of versions that threw while rendering. They are not shown again until a visitor asks. */
const broken = new Set<string>();

/**
 * Loads the module of a page: from the live version (unless `failed` reports that attempt), then from the version that
 * a fresh registry names, then from the previous one. While the circuit is degraded, the previous version comes first.
 * @throws {LoadError} when all versions fail
 */
export async function loadWithFallback(
  route: SiteRoute,
  since: number,
  failed?: FailedAttempt,
): Promise<LoadedPage> {
  const entry = getRegistry().remotes[route.remote];
  const first = failed ? failed.version : versionsFor(route, entry)[0];
  const attempt = failed
    ? recordFailedAttempt(route, failed)
    : first && (await tryVersion(route, first, computeFirstTimeoutMs(since)));
  if (attempt?.page) return recordSuccess(route, attempt.page);
  const reason =
    attempt?.error ??
    new LoadError(
      entry ? 'Every version of it threw.' : `No version of "${route.remote}" is live.`,
    );
  const fresh = versionsFor(route, await freshRemote(route, entry));
  // A version that needs a new document is not run in this one. The page offers to load it.
  const others = needsDocument(route)
    ? []
    : fresh.filter((version) => version.global !== first?.global);
  for (const version of others) {
    const { page } = await tryVersion(route, version, since + limits.totalMs - performance.now());
    if (page) return recordSuccess(route, page);
  }
  recordCircuitEvent(route.remote, 'failed');
  throw reason;
}

/** Excludes this version of the page from now on, if there is another one. */
export function markVersionBroken(route: SiteRoute, { global }: PageVersion): void {
  broken.add(`${global}/${route.id}`);
}

/** Allows broken versions again because the visitor asked to retry. */
export function clearBrokenVersions(route: SiteRoute): void {
  for (const page of broken) if (page.endsWith(`/${route.id}`)) broken.delete(page);
}

function versionsFor(route: SiteRoute, remote: PageRegistryEntry | undefined): PageVersion[] {
  if (!remote) return [];
  const versions = [remote.live, ...(remote.previous ? [remote.previous] : [])];
  if (!shouldTryLiveFirst(circuitStateOf(route.remote), Date.now())) versions.reverse();
  return versions.filter(({ global }) => !broken.has(`${global}/${route.id}`));
}

type Attempt = { page: LoadedPage; error?: undefined } | { page?: undefined; error: LoadError };

async function tryVersion(
  route: SiteRoute,
  version: PageVersion,
  limitMs: number,
): Promise<Attempt> {
  const start = performance.now();
  try {
    const source = isLive(route, version) ? 'live' : 'previous';
    return { page: await loadPageVersion(route, version, { limitMs, source }) };
  } catch (cause) {
    return recordFailedAttempt(route, { version, cause, durationMs: performance.now() - start });
  }
}

function recordFailedAttempt(
  route: SiteRoute,
  { version, cause, durationMs }: FailedAttempt,
): Attempt {
  if (version) discardContainer(version);
  const error = new LoadError(cause);
  reportFailure({
    remote: route.remote,
    version: version?.global,
    page: route.id,
    phase: 'load',
    error,
    durationMs,
  });
  return { error };
}

function recordSuccess(route: SiteRoute, page: LoadedPage): LoadedPage {
  recordCircuitEvent(route.remote, isLive(route, page.version) ? 'loaded' : 'fell-back');
  const visible = visiblePage.getState().route;
  if (visible?.remote === route.remote && visible.id === route.id)
    withdrawUpdateOffer(route.remote, page.version);
  return page;
}

function isLive(route: SiteRoute, { global }: PageVersion): boolean {
  return getRegistry().remotes[route.remote]?.live.global === global;
}

/** Fetches the current entry of the remote; returns the known one when the site does not respond. */
async function freshRemote(
  route: SiteRoute,
  knownEntry: PageRegistryEntry | undefined,
): Promise<PageRegistryEntry | undefined> {
  const registry = await withTimeout(limits.registryMs, fetchFreshRegistry()).catch(
    () => undefined,
  );
  const freshEntry = registry?.remotes[route.remote];
  if (!freshEntry) return knownEntry;
  // Entries of other remotes are left alone: their updates are planned elsewhere.
  updateRegistryEntry(route.remote, freshEntry);
  return freshEntry;
}
