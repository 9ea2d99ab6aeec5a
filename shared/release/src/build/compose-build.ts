import {
  isRemoteName,
  remotesIn,
  type AppName,
  type LiveUnits,
  type SiteSettings,
} from '@site/contract';
import { composeSite, type ComposedSite } from '@site/site';
import { readLiveState, StoreError, type LiveState, type Store } from '@site/store';
import { applyChanges } from '../apply-changes';
import { requireGenuineDecision } from '../decision-chain';
import { requireAllowedNeeds } from '../settings/require-allowed';
import { withLiveRemotes } from '../settings/stage-settings';
import type { BuiltApp, StoredApp } from './create-descriptor';
import { stageVersion } from './stage-version';

/** Path of a preview below which it has the files of its remotes: hosts cache files below `/static` for good. */
export const FILES_PATH = '/static/remotes/';

/**
 * Composes the live site with apps as they were built here, to check or show it. They need no signature, and a remote
 * no entry in the site's list; versions that are in the store need both.
 * @param store layer above the store of the site (`openLayeredStore`)
 * @throws {StoreError} when nothing is live
 * @throws {ReleaseRejectedError} when a build needs what the site does not allow
 */
export async function composeBuild(
  store: Store,
  builds: readonly (BuiltApp | StoredApp)[],
  { say, preview }: ComposeBuildOptions,
): Promise<{ candidate: ComposedSite; live: LiveState }> {
  const live = await readLiveState(store);
  const apps = builds.map(({ app }) => app);
  const builtHere = builds.filter((built) => 'folder' in built).map(({ app }) => app);
  if (!live.decision)
    throw new StoreError(
      `Nothing is live in ${store.location} yet, so there is no site around "${apps.join('", "')}". The shell's team releases the shell first.`,
    );
  await requireGenuineDecision(store, live, say);
  for (const built of builds) await stageVersion(store, live, built);
  const changes = builds.map(({ app, version }) => ({
    unit: app,
    version,
    ...(isRemoteName(app) ? { base: `http://localhost/${app}/${version}/` } : {}),
  }));
  const stamp = { generation: live.decision.generation + 1, at: live.decision.at, by: '' };
  const units = applyChanges(live.units, { action: 'release', changes }, stamp);
  const file = preview?.settings && (await withLiveRemotes(store, preview.settings, live));
  const candidate = await composeSite(
    store,
    preview ? serveFrom(preview.url, units) : units,
    (stored) => {
      const settings = acceptUnsigned(file ?? stored, builtHere);
      return preview ? settingsAt(preview.url, settings) : settings;
    },
  );
  requireAllowedNeeds(candidate, { action: 'release', changes });
  return { candidate, live };
}

type ComposeBuildOptions = {
  /** Takes a sentence about a history that somebody else than the site's owner may have written. */
  say: (sentence: string) => void;
  /** For a composition at an address of its own, with the files of all remotes below `FILES_PATH`. */
  preview?: {
    /** Origin, without a trailing slash. */
    url: string;
    /** Settings that go live with the shell; default: those that are live. */
    settings?: SiteSettings | undefined;
  };
};

/** Leaves out canaries and the versions of before: nobody has a tab with one of them. */
function serveFrom(url: string, units: LiveUnits): LiveUnits {
  const served = { ...units };
  if (units.shell) served.shell = { ...units.shell, known: {} };
  for (const name of remotesIn(units)) {
    const { canary: _canary, previews: _previews, ...unit } = units[name] ?? {};
    if ('version' in unit)
      served[name] = { ...unit, base: `${url}${FILES_PATH}${name}/${unit.version}/`, earlier: [] };
  }
  return served;
}

/** Reports would count in canaries, and an offline copy would outlive the preview. */
function settingsAt(url: string, settings: SiteSettings): SiteSettings {
  const { reportUrl: _reportUrl, ...others } = settings;
  return { ...others, siteUrl: url, offline: false };
}

function acceptUnsigned(settings: SiteSettings, apps: readonly AppName[]): SiteSettings {
  const keys = { ...settings.teamPublicKeys };
  const remotes = { ...settings.remotes };
  for (const app of apps) {
    delete keys[app];
    if (app === 'shell') continue;
    const { redirects: _removed, ...current } = remotes[app] ?? {};
    remotes[app] = { ...current, origin: 'http://localhost' };
  }
  return { ...settings, teamPublicKeys: keys, ...(settings.remotes ? { remotes } : {}) };
}
