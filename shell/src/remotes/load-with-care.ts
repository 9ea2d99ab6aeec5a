import type { PageRemote, PageVersion, SiteRoute } from '@site/contract';
import { reportFailure } from '../reporting/report';
import { fetchFreshRegistry } from './fresh-registry';
import { giveUpContainer } from './containers';
import { currentRegistry, setRemote } from './live-registry';
import { LoadError } from './load-error';
import { firstLimit, loadVersion } from './load-page';
import type { FailedTry, LoadedPage } from './loaded-page';
import { asksLiveFirst } from './remote-health';
import { healthOf, noteHealth } from './remote-states';
import { within } from './within';

/** Whatever comes after the version that was asked first has to be done while a visitor still waits. */
const patience = { registryMs: 1000, allMs: 10_000 };

/** Pages of versions that threw while they rendered: they are not shown again until somebody asks. */
const broken = new Set<string>();

/**
 * Loads the code of a page: the live version, unless `failed` tells how that ended; then whatever a fresh
 * registry names; then the version before it. While a remote is unstable, the version before comes first.
 * @throws {LoadError} when none of them can be had
 */
export async function loadWithCare(
  route: SiteRoute,
  since: number,
  failed?: FailedTry,
): Promise<LoadedPage> {
  const known = currentRegistry().remotes[route.remote];
  const first = failed ? failed.version : versionsFor(route, known)[0];
  const attempt = failed
    ? giveUp(route, failed)
    : first && (await tryVersion(route, first, firstLimit(since)));
  if (attempt?.page) return settle(route, attempt.page);
  const reason =
    attempt?.error ??
    new LoadError(
      known ? 'Every version of it threw.' : `No version of "${route.remote}" is live.`,
    );
  const others = versionsFor(route, await freshRemote(route, known)).filter(
    (version) => version.global !== first?.global,
  );
  for (const version of others) {
    const { page } = await tryVersion(route, version, since + patience.allMs - performance.now());
    if (page) return settle(route, page);
  }
  noteHealth(route.remote, 'failed');
  throw reason;
}

/** From now on another version of this page is shown, if there is one. */
export function blameVersion(route: SiteRoute, { global }: PageVersion): void {
  broken.add(`${global}/${route.id}`);
}

/** Somebody wants to see the page again, whatever it did before. */
export function forgiveVersions(route: SiteRoute): void {
  for (const page of broken) if (page.endsWith(`/${route.id}`)) broken.delete(page);
}

function versionsFor(route: SiteRoute, remote: PageRemote | undefined): PageVersion[] {
  if (!remote) return [];
  const versions = [remote.live, ...(remote.previous ? [remote.previous] : [])];
  if (!asksLiveFirst(healthOf(route.remote), Date.now())) versions.reverse();
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
    return { page: await loadVersion(route, version, { limitMs, source }) };
  } catch (cause) {
    return giveUp(route, { version, cause, milliseconds: performance.now() - start });
  }
}

function giveUp(route: SiteRoute, { version, cause, milliseconds }: FailedTry): Attempt {
  if (version) giveUpContainer(version);
  const error = new LoadError(cause);
  reportFailure({
    remote: route.remote,
    version: version?.global,
    page: route.id,
    phase: 'load',
    error,
    milliseconds,
  });
  return { error };
}

function settle(route: SiteRoute, page: LoadedPage): LoadedPage {
  noteHealth(route.remote, isLive(route, page.version) ? 'loaded' : 'fell-back');
  return page;
}

function isLive(route: SiteRoute, { global }: PageVersion): boolean {
  return currentRegistry().remotes[route.remote]?.live.global === global;
}

/** The remote as the site names it now; what is known already when the site does not answer. */
async function freshRemote(
  route: SiteRoute,
  known: PageRemote | undefined,
): Promise<PageRemote | undefined> {
  const registry = await within(patience.registryMs, fetchFreshRegistry()).catch(() => undefined);
  const fresh = registry?.remotes[route.remote];
  if (!fresh) return known;
  // What was released of other remotes is not this page's business.
  setRemote(route.remote, fresh);
  return fresh;
}
