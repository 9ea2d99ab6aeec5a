import { namesOf, remotesIn, type SiteSettings } from '@site/contract';
import { readStoredSettings, storeKeyOf, toDocuments } from '@site/compose';
import { isTransientError, type LiveState, StoreError, type Store } from '@site/store';
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

/**
 * Completes settings from a file with the remotes that are live, and with the keys of those that the file does not list:
 * `npm run remotes` and `npm run sign` change them, and a release of the shell does not take them back.
 */
export async function withLiveRemotes(
  store: Store,
  file: SiteSettings,
  live: LiveState,
): Promise<SiteSettings> {
  const {
    remotes = {},
    teamPublicKeys = {},
    revokedPublicKeys,
  } = await readLiveSettings(store, live);
  const keys = { ...file.teamPublicKeys };
  // Keys leave with `npm run sign -- revoke`, and none comes back: the file may be older than what is live.
  const revoked = revokedPublicKeys?.map(({ key }) => key) ?? [];
  for (const name of namesOf(keys)) {
    const all = new Set([...(keys[name] ?? []), ...(teamPublicKeys[name] ?? [])]);
    const valid = [...all].filter((key) => !revoked.includes(key));
    if (valid.length === 0) {
      throw new StoreError(
        `"teamPublicKeys" names only revoked keys for "${name}". Nothing was changed; create a new one with npm run sign -- key.`,
      );
    }
    keys[name] = valid;
  }
  for (const name of remotesIn(remotes)) {
    const added = file.remotes?.[name] ? undefined : teamPublicKeys[name];
    if (added) keys[name] ??= added;
  }
  return {
    ...file,
    ...((file.remotes ?? namesOf(remotes).length > 0)
      ? { remotes: { ...file.remotes, ...remotes } }
      : {}),
    ...(revokedPublicKeys ? { revokedPublicKeys } : {}),
    ...(file.teamPublicKeys || namesOf(keys).length > 0 ? { teamPublicKeys: keys } : {}),
  };
}

/** Settings that are lost or damaged do not keep new ones from being released. */
async function readLiveSettings(
  store: Store,
  { units }: LiveState,
): Promise<Pick<SiteSettings, 'remotes' | 'teamPublicKeys' | 'revokedPublicKeys'>> {
  if (!units.settings) return {};
  try {
    return await readStoredSettings(store, units);
  } catch (error) {
    if (isTransientError(error)) throw error;
    return {};
  }
}
