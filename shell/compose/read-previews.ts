import { REMOTE_NAMES, type LiveRemote, type Registry, type SiteSettings } from '@site/contract';
import type { Parts } from '../store/live';
import type { Store } from '../store/store';
import { readRemote } from './read-registry';
import { requireSignatures } from './require-signatures';

/**
 * The registry with what teams may look at in place of the live versions, held to the same keys. A version that is
 * damaged, or that nobody vouches for, is left out: no visitor waits for it, so it stops no release.
 */
export async function withPreviews(
  store: Store,
  registry: Registry,
  { settings, parts }: { settings: SiteSettings; parts: Parts },
): Promise<Registry> {
  if (!settings.teamTools) return registry;
  const remotes = { ...registry.remotes };
  for (const name of REMOTE_NAMES) {
    const entry = remotes[name];
    const published = parts[name]?.previews;
    if (!entry || !published) continue;
    const previews: LiveRemote[] = [];
    for (const version of published) {
      try {
        await requireSignatures(store, settings, { [name]: version });
        previews.push(await readRemote(store, name, version));
      } catch {
        continue;
      }
    }
    remotes[name] = { ...entry, previews };
  }
  return { ...registry, remotes };
}
