import { addressesOf, type Registry } from '@site/contract';
import type { ComposedSite } from '../../compose/compose-site';
import { readRegistry } from '../../compose/read-registry';
import type { LiveState } from '../../store/live-state';
import type { Store } from '../../store/store';

/**
 * Finds paths that visitors have now and would lose, except those that are meant to be removed.
 * @returns a sentence for each
 */
export async function findRemovedPaths(
  store: Store,
  { registry }: ComposedSite,
  { live, removes }: { live: LiveState; removes: string[] },
): Promise<string[]> {
  if (!live.site) return [];
  const before = listPaths(await readRegistry(store, live.site.parts));
  const after = new Set(listPaths(registry));
  const removed = before.filter((address) => !after.has(address) && !removes.includes(address));
  return removed.map(
    (address) =>
      `The address ${address} would be gone. If it is meant to go, say so: --removes ${address}`,
  );
}

function listPaths({ remotes }: Registry): string[] {
  return Object.values(remotes).flatMap(({ live }) => addressesOf(live.descriptor.routes));
}
