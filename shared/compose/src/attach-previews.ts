import {
  REMOTE_NAMES,
  type RemoteVersion,
  type LiveUnits,
  type Registry,
  type SiteSettings,
} from '@site/contract';
import type { Store } from '@site/store';
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
  for (const name of REMOTE_NAMES) {
    const entry = remotes[name];
    const versions = units[name]?.previews;
    if (!entry || !versions) continue;
    const previews: RemoteVersion[] = [];
    for (const version of versions) {
      try {
        await requireSignatures(store, settings, { [name]: version });
        previews.push(await readLiveRemote(store, name, version));
      } catch {
        continue;
      }
    }
    remotes[name] = { ...entry, previews };
  }
  return { ...registry, remotes };
}
