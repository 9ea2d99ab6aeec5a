import {
  isAllowableNeed,
  listRoutePaths,
  readSiteSettings,
  remotesIn,
  type ReleaseDecision,
  type RemoteName,
  type RemoteSettings,
  type SiteSettings,
} from '@site/contract';
import { listRemotes, readStoredDescriptor, readStoredSettings } from '@site/site';
import type { LiveState, Store } from '@site/store';
import type { SiteChange } from '../apply-changes';
import { decideChange } from '../decide-change';
import { ReleaseRejectedError, UNCHANGED } from '../release-errors';
import { withReconciledStore, type ReleaseWork } from '../release';
import { stageSettings } from './stage-settings';

type AddedRemote = { name: RemoteName; origin?: string; owner?: string; keys?: string[] };

/**
 * Adds a remote to the live settings of a site, or changes what they contain about it. Its releases are accepted from
 * then on; no other unit changes.
 * @throws {ReleaseRejectedError} without any change
 */
export function addRemote(
  store: Store,
  { name, origin, owner, keys, ...work }: ReleaseWork & AddedRemote,
): Promise<ReleaseDecision> {
  return changeSettings(store, work, (settings, remotes) => {
    const { redirects: _removed, ...current } = remotes[name] ?? {};
    const added = { ...current, ...(origin ? { origin } : {}), ...(owner ? { owner } : {}) };
    const teamPublicKeys = { ...settings.teamPublicKeys, ...(keys ? { [name]: keys } : {}) };
    return {
      ...settings,
      remotes: { ...remotes, [name]: added },
      ...(settings.teamPublicKeys || keys ? { teamPublicKeys } : {}),
    };
  });
}

/**
 * Removes a remote from a site: its pages are gone, and its addresses lead to `redirect`. Versions, history and keys
 * stay, so `addRemote` or a rollback of the settings brings it back.
 * @throws {ReleaseRejectedError} without any change
 */
export function removeRemote(
  store: Store,
  { name, redirect, ...work }: ReleaseWork & { name: RemoteName; redirect: string },
): Promise<ReleaseDecision> {
  return changeSettings(store, work, async (settings, remotes, live) => {
    const current = requireRemote(remotes, name);
    if (live.units[name]?.canary) {
      throw new ReleaseRejectedError(
        `A canary of "${name}" stands. Release it to all visitors or roll it back first. ${UNCHANGED}`,
      );
    }
    const others = listRemotes(settings, live.units).filter((each) => each !== name);
    const pages = (await Promise.all(others.map((each) => listPages(store, live, each)))).flat();
    if (!pages.includes(redirect)) {
      throw new ReleaseRejectedError(
        `The addresses of "${name}" cannot lead to ${redirect}, because no other remote has a page there. ${UNCHANGED}`,
      );
    }
    const paths = await listPages(store, live, name);
    const redirects = Object.fromEntries(paths.map((path) => [path, redirect]));
    return { ...settings, remotes: { ...remotes, [name]: { ...current, redirects } } };
  });
}

/**
 * Allows a remote origins, Trusted Types policies and permissions that its versions need, or will need. Its pages get
 * them with the next document.
 * @throws {ReleaseRejectedError} without any change
 */
export function allowNeeds(
  store: Store,
  { name, needs, ...work }: ReleaseWork & NamedNeeds,
): Promise<ReleaseDecision> {
  return changeSettings(store, work, (settings, remotes) => {
    const current = requireRemote(remotes, name);
    const unusable = needs.find((need) => !isAllowableNeed(need));
    if (unusable !== undefined) {
      throw new ReleaseRejectedError(
        `${JSON.stringify(unusable)} cannot be allowed. Name an origin such as https://api.example.com (https, one host, no wildcard, no path), a Trusted Types policy, camera, microphone or geolocation. ${UNCHANGED}`,
      );
    }
    const allows = [...new Set([...(current.allows ?? []), ...needs])];
    return { ...settings, remotes: { ...remotes, [name]: { ...current, allows } } };
  });
}

/**
 * Takes back what `allowNeeds` allowed, at once: the live version's pages go on without it from the next document on.
 * @throws {ReleaseRejectedError} without any change
 */
export function denyNeeds(
  store: Store,
  { name, needs, ...work }: ReleaseWork & NamedNeeds,
): Promise<ReleaseDecision> {
  return changeSettings(store, work, (settings, remotes) => {
    const current = requireRemote(remotes, name);
    const missing = needs.find((need) => !current.allows?.includes(need));
    if (missing !== undefined) {
      throw new ReleaseRejectedError(
        `"${name}" is not allowed ${JSON.stringify(missing)}. npm run remotes lists what it is allowed. ${UNCHANGED}`,
      );
    }
    const allows = current.allows?.filter((each) => !needs.includes(each)) ?? [];
    return { ...settings, remotes: { ...remotes, [name]: { ...current, allows } } };
  });
}

type NamedNeeds = { name: RemoteName; needs: string[] };

/** Returns what the settings contain about a remote. @throws {ReleaseRejectedError} when the site does not have it */
export function requireRemote(remotes: Remotes, name: RemoteName): RemoteSettings {
  const current = remotes[name];
  if (current && !current.redirects) return current;
  throw new ReleaseRejectedError(`"${name}" is not a remote of this site. ${UNCHANGED}`);
}

type Remotes = NonNullable<SiteSettings['remotes']>;
type Change = (
  settings: SiteSettings,
  remotes: Remotes,
  live: LiveState,
) => Changed | Promise<Changed>;

/** Settings after a change; with what the decision records about it, and which other units must not change meanwhile. */
type Changed =
  | SiteSettings
  | ({ settings: SiteSettings } & Pick<SiteChange, 'reason' | 'dependsOn'>);

/** Changes the settings and keys of the live site, and nothing else. @throws {ReleaseRejectedError} without any change */
export function changeSettings(
  store: Store,
  work: ReleaseWork,
  change: Change,
): Promise<ReleaseDecision> {
  return withReconciledStore(store, work, async (live) => {
    const settings = await readStoredSettings(store, live.units);
    const remotes = settings.remotes ?? listReleased(live);
    const changed = await change(settings, remotes, live);
    const { settings: after, ...details } = 'settings' in changed ? changed : { settings: changed };
    const changes = await stageSettings(store, readSiteSettings(after), live);
    const siteChange = { action: 'release', changes, ...details } as const;
    if (changes.length > 0) return decideChange(store, live, siteChange, work.gate);
    throw new ReleaseRejectedError(`The settings contain that already. ${UNCHANGED}`);
  });
}

/** Lists the remotes of a site whose settings are from before they contained them, with the origins of their files. */
function listReleased({ units }: LiveState): Remotes {
  const remotes: Remotes = {};
  for (const name of remotesIn(units)) {
    const base = units[name]?.base;
    remotes[name] = base ? { origin: new URL(base).origin } : {};
  }
  return remotes;
}

async function listPages(store: Store, { units }: LiveState, name: RemoteName): Promise<string[]> {
  const version = units[name]?.version;
  if (!version) return [];
  return listRoutePaths((await readStoredDescriptor(store, name, version)).routes);
}
