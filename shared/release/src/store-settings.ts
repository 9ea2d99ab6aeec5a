import type { SiteSettings } from '@site/contract';
import { storeKeyOf, toDocuments } from '@site/compose';
import type { LiveState, Store } from '@site/store';
import { isSame, type UnitChange } from './apply-changes';
import { signVersion } from './build/sign-version';

/**
 * Stores site settings and the keys of the teams, and signs both if a key is configured.
 * @returns the changes that make them live
 */
export async function storeSettings(
  store: Store,
  settings: SiteSettings,
  { units }: Pick<LiveState, 'units'>,
): Promise<UnitChange[]> {
  // Once a site has keys, the absence of keys is a decision as well.
  const all = units.keys
    ? { ...settings, teamPublicKeys: settings.teamPublicKeys ?? {} }
    : settings;
  const changes: UnitChange[] = [];
  for (const { unit, version, content, hash } of toDocuments(all)) {
    await store.putIfAbsent(storeKeyOf(unit, version), content);
    await signVersion(store, { unit, version, content: hash });
    if (!isSame(units[unit], { version })) changes.push({ unit, version });
  }
  return changes;
}
