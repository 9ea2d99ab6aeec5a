import {
  findConflict,
  type RemoteVersion,
  type LiveUnits,
  type RemoteName,
  type SiteSettings,
  type UnitVersion,
} from '@site/contract';
import {
  readRegistry,
  readLiveRemote,
  readStoredSettings,
  selectUnits,
  withUsableFallbacks,
  requireSignatures,
  findDamagedFiles,
} from '@site/compose';
import type { Store } from '@site/store';
import type { BuiltApp, StoredApp } from '../build/create-descriptor';
import { goLive, type ReleaseGate } from '../go-live';
import { ReleaseRejectedError } from '../release-errors';
import { publishVersion } from '../build/publish-version';
import { isSame } from '../apply-changes';
import { toUnitChange, withReconciledStore, type ReleaseWork } from '../release';

export type BuiltRemote = (BuiltApp | StoredApp) & { app: RemoteName };

/**
 * Stores a built remote and adds it to the versions that can be previewed on the live site. Visitors are not affected.
 * @returns the URL of the preview
 * @throws {ReleaseRejectedError} without any change
 */
export function publishPreview(
  store: Store,
  { built, say, by }: Omit<ReleaseWork, 'gate'> & { built: BuiltRemote },
): Promise<string> {
  const { app, version } = built;
  return withReconciledStore(store, { say }, async (live) => {
    const { units } = live;
    const settings = await readStoredSettings(store, units);
    if (!settings.teamTools) {
      throw new ReleaseRejectedError(
        'This site shows no previews. Write "teamTools": true into its settings and release the shell. Nothing was changed.',
      );
    }
    if (!units[app]) {
      throw new ReleaseRejectedError(
        `Nothing of "${app}" is live, so there is no page for a preview. Release it first. Nothing was changed.`,
      );
    }
    if (units[app].version === version) {
      throw new ReleaseRejectedError(
        `Version ${version} of "${app}" is what visitors get already; there is nothing to preview.`,
      );
    }
    await publishVersion(store, live, built);
    const change = await toUnitChange(store, live, built);
    const candidate = { app, settings, units, version: change };
    const { descriptor } = await requireCompatible(store, candidate);
    if (!units[app].previews?.some((each) => isSame(each, change))) {
      await goLive(store, live, { action: 'publish', changes: [change], by }, acceptAll);
    }
    return `${settings.siteUrl}${descriptor.routes[0]?.path}?preview=${app}@${version}`;
  });
}

type Candidate = {
  app: RemoteName;
  settings: SiteSettings;
  units: LiveUnits;
  version: UnitVersion;
};

/** Applies the checks of a release that need no browser. */
async function requireCompatible(
  store: Store,
  { app, settings, units, version }: Candidate,
): Promise<RemoteVersion> {
  await requireSignatures(store, settings, { [app]: version });
  const available = await withUsableFallbacks(store, settings, selectUnits(settings, units), []);
  const registry = await readRegistry(store, available, settings);
  const live = await readLiveRemote(store, app, version);
  const remotes = { ...registry.remotes, [app]: { live, previous: null } };
  const conflict = findConflict({ ...registry, remotes });
  const problems = [
    ...(conflict ? [conflict] : []),
    ...(await findDamagedFiles(store, live.descriptor)),
  ];
  if (problems.length === 0) return live;
  throw new ReleaseRejectedError(`${problems.join('\n')} Nothing was changed.`);
}

/** Previews show problems on purpose; all other visitors get the live version. */
const acceptAll: ReleaseGate = () => Promise.resolve();
