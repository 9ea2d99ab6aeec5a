import { listRoutePaths, remotesIn, type LiveUnits, type Registry } from '@site/contract';
import { type ComposedSite, isVersionWhole, readLiveRemote } from '@site/compose';
import type { LiveState, Store } from '@site/store';

/**
 * Finds paths that visitors have now and would lose, except those that are meant to be removed.
 * @returns a sentence for each
 */
export async function findRemovedPaths(
  store: Store,
  { registry }: ComposedSite,
  { live, removes }: { live: LiveState; removes: string[] },
): Promise<string[]> {
  const before = await listLivePaths(store, live.units);
  const after = new Set(listPaths(registry));
  const removed = before.filter((address) => !after.has(address) && !removes.includes(address));
  return removed.map(
    (address) =>
      `The address ${address} would be gone. If it is meant to go, say so: --removes ${address}`,
  );
}

/** Leaves out versions that are missing in the store: a release must be able to replace them. */
async function listLivePaths(store: Store, units: LiveUnits): Promise<string[]> {
  const paths: string[] = [];
  for (const name of remotesIn(units)) {
    const unit = units[name];
    if (!unit || !(await isVersionWhole(store, name, unit.version))) continue;
    paths.push(...listRoutePaths((await readLiveRemote(store, name, unit)).descriptor.routes));
  }
  return paths;
}

function listPaths({ remotes, redirects = {} }: Registry): string[] {
  const paths = Object.values(remotes).flatMap(({ live }) =>
    listRoutePaths(live.descriptor.routes),
  );
  return [...paths, ...Object.keys(redirects)];
}
