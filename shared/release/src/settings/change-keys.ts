import {
  isAppName,
  versionsOf,
  type AppName,
  type ReleaseDecision,
  type SiteSettings,
} from '@site/contract';
import { hashVersionFolder, readStoredSettings, requireSignatures, storeKeyOf } from '@site/site';
import type { LiveState, Store } from '@site/store';
import { holdsOwnerKey } from '../build/sign-version';
import { changeSettings } from './change-remotes';
import { decideChange } from '../decide-change';
import { withReconciledStore, type ReleaseWork } from '../release';
import { ReleaseRejectedError, UNCHANGED } from '../release-errors';
import { stageSettings } from './stage-settings';

type KeyWork = ReleaseWork & {
  /** Whose key: the team's of an app, or the composer's. */
  name: AppName | 'composer';
  key: string;
};

/**
 * Adds a public key beside those that a team or the composer has, so that the pipeline can change over while releases go
 * on: both are valid until `revokeKey`.
 * @throws {ReleaseRejectedError} without any change
 */
export function addKey(store: Store, { name, key, ...work }: KeyWork): Promise<ReleaseDecision> {
  return changeSettings(store, work, (settings) => {
    const { teamPublicKeys, revokedPublicKeys = [] } = settings;
    if (revokedPublicKeys.some((each) => each.key === key)) {
      throw new ReleaseRejectedError(
        `The key ${key} was revoked. Create another one. ${UNCHANGED}`,
      );
    }
    const keys = new Set([...(teamPublicKeys?.[name] ?? []), key]);
    return { ...settings, teamPublicKeys: { ...teamPublicKeys, [name]: [...keys] } };
  });
}

/**
 * Revokes a public key for ever. What is live stays, with the fallback: their hashes become part of the keys, which the
 * owner of the site signs. No other version goes live by this key alone.
 * @throws {ReleaseRejectedError} without any change
 */
export function revokeKey(store: Store, { name, key, ...work }: KeyWork): Promise<ReleaseDecision> {
  return changeSettings(store, work, async (settings, _remotes, live) => {
    const { teamPublicKeys, revokedPublicKeys = [] } = settings;
    const keys = teamPublicKeys?.[name] ?? [];
    if (!keys.includes(key)) {
      throw new ReleaseRejectedError(`"${name}" has no key ${key}. ${UNCHANGED}`);
    }
    if (keys.length === 1) {
      throw new ReleaseRejectedError(
        `It is the only key of "${name}", whose releases would stop. Add the new one first, with npm run keys -- add ${name}. ${UNCHANGED}`,
      );
    }
    const accepts = isAppName(name) ? await hashVisitorVersions(store, settings, live, name) : {};
    return {
      ...settings,
      teamPublicKeys: { ...teamPublicKeys, [name]: keys.filter((each) => each !== key) },
      revokedPublicKeys: [...revokedPublicKeys, { key, at: new Date().toISOString(), accepts }],
    };
  });
}

/** Hashes the versions of an app that the site is composed of, once their signatures were checked. */
async function hashVisitorVersions(
  store: Store,
  settings: SiteSettings,
  { units }: LiveState,
  app: AppName,
): Promise<Record<string, string>> {
  const { [app]: unit } = units;
  if (!unit) return {};
  await requireSignatures(store, settings, { [app]: unit });
  const accepts: Record<string, string> = {};
  for (const { version } of versionsOf(unit, 'live', 'fallback', 'canary')) {
    const folder = await store.openFolder(storeKeyOf(app, version));
    accepts[`${app}/${version}`] = hashVersionFolder(folder);
  }
  return accepts;
}

/**
 * Signs settings, keys and a decision with a new key of the site's owner, which is pinned beside the old one. Afterwards
 * the old one can be removed from SITE_PUBLIC_KEYS.
 * @throws {ReleaseRejectedError} without any change
 */
export function rotateOwnerKey(store: Store, work: ReleaseWork): Promise<ReleaseDecision> {
  return withReconciledStore(store, work, async (live) => {
    if (!(await holdsOwnerKey())) {
      throw new ReleaseRejectedError(
        `SITE_SIGNING_KEY is not the private key of one in SITE_PUBLIC_KEYS. Pin the new key beside the old one first, wherever the site is composed. ${UNCHANGED}`,
      );
    }
    const settings = await readStoredSettings(store, live.units);
    const changes = await stageSettings(store, settings, live);
    const action = changes.length > 0 ? 'release' : 'compose';
    return decideChange(store, live, { action, changes, reason: 'new key of the site' }, work.gate);
  });
}
