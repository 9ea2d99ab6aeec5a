import {
  listNeeds,
  remotesIn,
  type LiveUnits,
  type RemoteName,
  type SiteSettings,
} from '@site/contract';
import { composeSite, readRemoteVersion, type ComposedSite } from '@site/site';
import { readLiveState, StoreError, type LiveState, type Store } from '@site/store';
import { applyChanges } from '../apply-changes';
import { requireGenuineDecision } from '../decision-chain';
import { requireAllowedNeeds } from '../settings/require-allowed';
import type { BuiltApp } from './create-descriptor';
import { stageVersion } from './stage-version';

/**
 * Composes the live site with one remote as it was built here, to show or check it on this machine. The remote needs
 * neither a signature nor an entry in the site's list. Shown by this machine, it may use what it declares.
 * @param store layer above the store of the site (`openLayeredStore`)
 * @throws {StoreError} when nothing is live
 * @throws {ReleaseRejectedError} when it is checked and needs what the site does not allow
 */
export async function composeBuild(
  store: Store,
  built: BuiltApp & { app: RemoteName },
  { say, baseOf, changeSettings = (settings) => settings }: ComposeBuildOptions,
): Promise<{ candidate: ComposedSite; live: LiveState }> {
  const live = await readLiveState(store);
  if (!live.decision)
    throw new StoreError(
      `Nothing is live in ${store.location} yet, so there is no site around "${built.app}". The shell's team releases the shell first.`,
    );
  await requireGenuineDecision(store, live, say);
  await stageVersion(store, live, built);
  const { app, version } = built;
  const base = `http://localhost/${app}/${version}/`;
  const changes = [{ unit: app, version, base }];
  const stamp = { generation: live.decision.generation + 1, at: live.decision.at, by: '' };
  const units = applyChanges(live.units, { action: 'release', changes }, stamp);
  const candidateUnits = baseOf ? serveHere(units, baseOf) : units;
  const { descriptor } = await readRemoteVersion(store, app, { version, base });
  const declared = listNeeds(descriptor).map(({ name }) => name);
  const candidate = await composeSite(store, candidateUnits, (settings) =>
    changeSettings(acceptUnsigned(settings, app, baseOf && declared)),
  );
  if (!baseOf) requireAllowedNeeds(candidate, { action: 'release', changes });
  return { candidate, live };
}

type ComposeBuildOptions = {
  /** Takes a sentence about a history that somebody else than the site's owner may have written. */
  say: (sentence: string) => void;
  /** Base URL of a version when all remotes are served by this machine, without canaries and versions to fall back to. */
  baseOf?: BaseOf;
  changeSettings?: (settings: SiteSettings) => SiteSettings;
};

type BaseOf = (name: RemoteName, version: string) => string;

function serveHere(units: LiveUnits, baseOf: BaseOf): LiveUnits {
  const served = { ...units };
  for (const name of remotesIn(units)) {
    const { canary: _canary, previews: _previews, ...unit } = units[name] ?? {};
    if ('version' in unit)
      served[name] = { ...unit, base: baseOf(name, unit.version), earlier: [] };
  }
  return served;
}

function acceptUnsigned(
  settings: SiteSettings,
  app: RemoteName,
  declared: string[] | undefined,
): SiteSettings {
  const { teamPublicKeys = {}, remotes } = settings;
  const { [app]: _keys, ...keys } = teamPublicKeys;
  const { redirects: _removed, ...current } = remotes?.[app] ?? {};
  const allows = declared ?? current.allows ?? [];
  return {
    ...settings,
    teamPublicKeys: keys,
    ...(remotes
      ? { remotes: { ...remotes, [app]: { ...current, origin: 'http://localhost', allows } } }
      : {}),
  };
}
