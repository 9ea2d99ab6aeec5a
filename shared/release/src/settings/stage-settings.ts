import { namesOf, remotesIn, type SiteSettings } from '@site/contract';
import { readStoredSettings, storeKeyOf, toDocuments } from '@site/site';
import { replaceFailure, type LiveState, StoreError, type Store } from '@site/store';
import { isSame, type UnitChange } from '../apply-changes';
import { signVersion } from '../build/sign-version';

/**
 * Stores site settings and the keys of the teams, and signs both if a key is configured.
 * @returns the changes that make them live
 */
export async function stageSettings(
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
 * `npm run remotes` and `npm run keys` change them, and a release of the shell does not take them back.
 */
export async function withLiveRemotes(
  store: Store,
  file: SiteSettings,
  { units }: LiveState,
): Promise<SiteSettings> {
  // Settings that are lost or damaged do not keep new ones from being released.
  const settings: LiveSettings = await replaceFailure(readStoredSettings(store, units), () => ({}));
  const { revokedPublicKeys } = settings;
  const remotes = mergeRemotes(file, settings);
  const keys = mergeKeys(file, settings);
  return {
    ...file,
    ...(file.remotes || settings.remotes ? { remotes } : {}),
    ...(revokedPublicKeys ? { revokedPublicKeys } : {}),
    ...(file.teamPublicKeys || namesOf(keys).length > 0 ? { teamPublicKeys: keys } : {}),
  };
}

/**
 * Keeps what is live. The file decides what is allowed to remotes about which nobody has decided: their live settings are
 * from before they contained that.
 */
function mergeRemotes(
  { remotes: listed = {} }: SiteSettings,
  { remotes: live = {} }: LiveSettings,
): NonNullable<SiteSettings['remotes']> {
  const remotes = { ...listed, ...live };
  for (const name of remotesIn(remotes)) {
    const allows = live[name]?.allows ?? listed[name]?.allows;
    if (allows) remotes[name] = { ...remotes[name], allows };
  }
  return remotes;
}

type Keys = NonNullable<SiteSettings['teamPublicKeys']>;
type LiveSettings = Pick<SiteSettings, 'remotes' | 'teamPublicKeys' | 'revokedPublicKeys'>;

/** Keys leave with `npm run keys -- revoke`, and none comes back: the file may be older than what is live. */
function mergeKeys(
  file: SiteSettings,
  { remotes = {}, teamPublicKeys = {}, revokedPublicKeys = [] }: LiveSettings,
): Keys {
  const revoked = new Set(revokedPublicKeys.map(({ key }) => key));
  const keys: Keys = { ...file.teamPublicKeys };
  for (const name of namesOf(keys)) {
    const all = new Set([...(keys[name] ?? []), ...(teamPublicKeys[name] ?? [])]);
    keys[name] = [...all].filter((key) => !revoked.has(key));
  }
  requireUsable(keys);
  for (const name of remotesIn(remotes)) {
    const added = file.remotes?.[name] ? undefined : teamPublicKeys[name];
    if (added) keys[name] ??= added;
  }
  return keys;
}

function requireUsable(keys: Keys): void {
  const unusable = namesOf(keys).find((name) => keys[name]?.length === 0);
  if (!unusable) return;
  throw new StoreError(
    `"teamPublicKeys" names only revoked keys for "${unusable}". Nothing was changed; create a new one with npm run keys -- create.`,
  );
}
