import {
  findConflict,
  liveEntry,
  publishedEntries,
  type LiveRemote,
  type RemoteName,
  type SiteSettings,
} from '@site/contract';
import { readRegistry, readLiveRemote, readStoredSettings } from '../compose/read-registry';
import { requireSignatures } from '../compose/require-signatures';
import { liveUnitsOf, type LiveUnit, type LiveUnits } from '../store/live-state';
import type { Store } from '../store/store';
import type { BuiltApp } from './create-descriptor';
import { goLive, ReleaseRejectedError, type ReleaseGate } from './go-live';
import { findDamagedFiles } from './integrity';
import { publishVersion } from './publish-version';
import { withReconciledStore, toReleaseChange } from './release';

export type BuiltRemote = BuiltApp & { app: RemoteName };

/**
 * Stores a built remote and adds it to the versions that can be previewed on the live site. Visitors are not affected.
 * @returns the URL of the preview
 * @throws {ReleaseRejectedError} without any change
 */
export function publishPreview(
  store: Store,
  { built, say }: { built: BuiltRemote; say: (sentence: string) => void },
): Promise<string> {
  const { app, version } = built;
  return withReconciledStore(store, { say }, async ({ logs }) => {
    const parts = liveUnitsOf(logs);
    const settings = await readStoredSettings(store, parts);
    if (!settings.teamTools) {
      throw new ReleaseRejectedError(
        'This site shows no previews. Write "teamTools": true into its settings and release the shell. Nothing was changed.',
      );
    }
    if (liveEntry(logs[app])?.version === version) {
      throw new ReleaseRejectedError(
        `Version ${version} of "${app}" is what visitors get already; there is nothing to preview.`,
      );
    }
    await publishVersion(store, built);
    const change = { ...toReleaseChange(built), version, action: 'publish' } as const;
    const { descriptor } = await requireCompatible(store, {
      app,
      settings,
      parts,
      version: change,
    });
    if (!publishedEntries(logs[app]).some((entry) => entry.version === version)) {
      await goLive(store, [change], acceptAll);
    }
    return `${settings.siteUrl}${descriptor.routes[0]?.path}?preview=${app}@${version}`;
  });
}

type Candidate = { app: RemoteName; settings: SiteSettings; parts: LiveUnits; version: LiveUnit };

/** Applies the checks of a release that need no browser. */
async function requireCompatible(
  store: Store,
  { app, settings, parts, version }: Candidate,
): Promise<LiveRemote> {
  await requireSignatures(store, settings, { [app]: version });
  const registry = await readRegistry(store, parts);
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
