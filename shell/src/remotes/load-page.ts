import type { PageRemote, PageVersion, SiteRoute } from '@site/contract';
import { loadFromVersion, type PageModule } from './federation';
import { currentRegistry, fetchFreshRegistry } from './live-registry';

/** How long one try may take, and how often the live version is tried before another one is. */
const patience = { timeoutMs: 8000, tries: 3, pauseMs: 300 };

/**
 * Loads the code of a page: the live version, tried three times; then whatever a fresh registry names;
 * then the version before it. Rejects when none of them can be had.
 */
export async function loadPage(route: SiteRoute): Promise<PageModule> {
  const known = currentRegistry().remotes[route.remote];
  if (!known) throw new Error(`No version of "${route.remote}" is live.`);
  try {
    return await tryVersion(route, known.live, patience.tries);
  } catch (error) {
    const fresh = await freshRemote(route, known);
    for (const version of otherVersions(fresh, known.live)) {
      const module = await tryVersion(route, version, 1).catch(() => undefined);
      if (module) return module;
    }
    throw error;
  }
}

async function tryVersion(
  route: SiteRoute,
  version: PageVersion,
  tries: number,
): Promise<PageModule> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await withTimeout(loadFromVersion(route.remote, version, route.id));
    } catch (error) {
      // A server that hangs will hang again: waiting once is enough.
      if (attempt >= tries || error instanceof TimeoutError) throw error;
      await pause(patience.pauseMs * attempt * (0.5 + Math.random()));
    }
  }
}

/** The remote as the site names it now; what is known already when the site does not answer. */
async function freshRemote(route: SiteRoute, known: PageRemote): Promise<PageRemote> {
  const registry = await withTimeout(fetchFreshRegistry()).catch(() => undefined);
  return registry?.remotes[route.remote] ?? known;
}

function otherVersions(remote: PageRemote, failed: PageVersion): PageVersion[] {
  const versions = [remote.live, ...(remote.previous ? [remote.previous] : [])];
  return versions.filter((version) => version.global !== failed.global);
}

class TimeoutError extends Error {
  override name = 'TimeoutError';
}

function withTimeout<Value>(work: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout>;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new TimeoutError(`No answer within ${patience.timeoutMs} ms.`)),
      patience.timeoutMs,
    );
  });
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer));
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
