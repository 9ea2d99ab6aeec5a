import { remotesIn } from '@site/contract';
import { fetchFreshRegistry } from './fresh-registry';
import { getRegistry, updateRegistryEntry } from './live-registry';
import { withTimeout } from './load-error';

const TIMEOUT_MS = 4000;

/**
 * Adds the values of settings that this document does not contain, because it was composed for a page of another remote.
 * Those that it contains change with the next release only.
 * @returns false when the site does not answer
 */
export async function loadSettingValues(): Promise<boolean> {
  const registry = await withTimeout(TIMEOUT_MS, fetchFreshRegistry()).catch(() => undefined);
  if (!registry) return false;
  for (const name of remotesIn(registry.remotes)) {
    const current = getRegistry().remotes[name];
    const values = registry.remotes[name]?.values;
    if (current && !current.values && values) updateRegistryEntry(name, { ...current, values });
  }
  return true;
}
