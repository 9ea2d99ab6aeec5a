import type { PageRemote, PageVersion, SiteRoute } from '@site/contract';
import { reportFailure, reportLoad } from '../reporting/report';
import { giveUpContainer, loadFromVersion, type PageModule } from './federation';
import { currentRegistry, fetchFreshRegistry, setRegistry } from './live-registry';
import { LoadError } from './load-error';
import { asksLiveFirst } from './remote-health';
import { healthOf, noteHealth } from './remote-states';
import { within } from './within';

/** Where the code of a page came from; `version` is what is blamed when the page throws. */
export type LoadedPage = { module: PageModule; version: PageVersion };

/**
 * The version that is asked first may take its time; whatever comes after it has to be done while a visitor
 * still waits. The start guard of the document asks for each file three times within that time. A shell that
 * itself came late leaves at least `leastMs`.
 */
const patience = { firstMs: 8000, leastMs: 3000, registryMs: 1000, allMs: 10_000 };

/** Pages of versions that threw while they rendered: they are not shown again until somebody asks. */
const broken = new Set<string>();

/**
 * Loads the code of a page: the live version; then whatever a fresh registry names; then the version before
 * it. While a remote is unstable, the version before comes first.
 * @throws {LoadError} when none of them can be had
 */
export async function loadPage(
  route: SiteRoute,
  /** Since when somebody has waited, as `performance.now()` counts: 0 for the page of the document. */
  since = performance.now(),
): Promise<LoadedPage> {
  const known = currentRegistry().remotes[route.remote];
  const [first] = known ? versionsFor(route, known) : [];
  const limit = Math.max(patience.leastMs, since + patience.firstMs - performance.now());
  const attempt = first ? await tryVersion(route, first, limit) : undefined;
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
    const left = since + patience.allMs - performance.now();
    const { page } = await tryVersion(route, version, left);
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

async function tryVersion(route: SiteRoute, version: PageVersion, limit: number): Promise<Attempt> {
  const start = performance.now();
  try {
    const module = await within(limit, loadFromVersion(version, route.id));
    const milliseconds = performance.now() - start;
    const source = isLive(route, version) ? 'live' : 'previous';
    const { remote, id: page } = route;
    reportLoad({ remote, version: version.global, page, source, milliseconds });
    return { page: { module, version } };
  } catch (cause) {
    giveUpContainer(version);
    const error = new LoadError(cause);
    reportFailure({
      remote: route.remote,
      version: version.global,
      page: route.id,
      phase: 'load',
      error,
      milliseconds: performance.now() - start,
    });
    return { error };
  }
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
  setRegistry({ remotes: { ...currentRegistry().remotes, [route.remote]: fresh } });
  return fresh;
}
