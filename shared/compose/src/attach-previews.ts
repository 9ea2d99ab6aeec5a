import {
  remotesIn,
  type RemoteVersion,
  type LiveUnits,
  type Registry,
  type RemoteName,
  type SiteSettings,
  type UnitVersion,
} from '@site/contract';
import { isTransientError, type Store } from '@site/store';
import { readLiveRemote } from './read-registry';
import { requireSignatures } from './require-signatures';

/**
 * Adds previews to the registry, subject to the same signatures. A damaged or unsigned version is skipped: no visitor
 * depends on it, so it stops no release.
 */
export async function attachPreviews(
  store: Store,
  registry: Registry,
  { settings, units }: { settings: SiteSettings; units: LiveUnits },
): Promise<Registry> {
  if (!settings.teamTools) return registry;
  const remotes = { ...registry.remotes };
  for (const name of remotesIn(remotes)) {
    const entry = remotes[name];
    const versions = units[name]?.previews;
    if (!entry || !versions) continue;
    const usable = versions.map((version) => findUsable(store, settings, { name, version }));
    const previews = (await Promise.all(usable)).flatMap((preview) => preview ?? []);
    remotes[name] = { ...entry, previews };
  }
  return { ...registry, remotes };
}

async function findUsable(
  store: Store,
  settings: SiteSettings,
  { name, version }: { name: RemoteName; version: UnitVersion },
): Promise<RemoteVersion | undefined> {
  try {
    await requireSignatures(store, settings, { [name]: version });
    return await readLiveRemote(store, name, version);
  } catch (error) {
    if (isTransientError(error)) throw error;
    return undefined;
  }
}
