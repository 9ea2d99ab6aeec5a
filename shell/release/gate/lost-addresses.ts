import { addressesOf, type Registry } from '@site/contract';
import type { ComposedSite } from '../../compose/compose-site';
import { readRegistry } from '../../compose/read-registry';
import type { Live } from '../../store/live';
import type { Store } from '../../store/store';

/** A sentence for each address that visitors have now and would not have then, unless it is meant to go. */
export async function findLostAddresses(
  store: Store,
  { registry }: ComposedSite,
  { live, removes }: { live: Live; removes: string[] },
): Promise<string[]> {
  if (!live.site) return [];
  const before = addressesIn(await readRegistry(store, live.site.parts));
  const after = new Set(addressesIn(registry));
  const lost = before.filter((address) => !after.has(address) && !removes.includes(address));
  return lost.map(
    (address) =>
      `The address ${address} would be gone. If it is meant to go, say so: --removes ${address}`,
  );
}

function addressesIn({ remotes }: Registry): string[] {
  return Object.values(remotes).flatMap(({ live }) => addressesOf(live.descriptor.routes));
}
