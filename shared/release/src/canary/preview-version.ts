import { exampleAddressOf, type RemoteName } from '@site/contract';
import {
  findDamagedFiles,
  readRemoteVersion,
  readSignedRegistry,
  readStoredSettings,
} from '@site/site';
import { replaceFailure, type Store } from '@site/store';
import type { BuiltApp, StoredApp } from '../build/create-descriptor';
import { decideChange, rejectFailure, type ReleaseGate } from '../decide-change';
import { ReleaseRejectedError } from '../release-errors';
import { stageVersion } from '../build/stage-version';
import { applyChanges, isSame } from '../apply-changes';
import { toUnitChange, withReconciledStore, type ReleaseWork } from '../release';

export type BuiltRemote = (BuiltApp | StoredApp) & { app: RemoteName };

/**
 * Stores a built remote and adds it to the versions that can be previewed on the live site. Visitors are not affected.
 * @returns the URL of the preview
 * @throws {ReleaseRejectedError} without any change
 */
export function previewVersion(
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
    await stageVersion(store, live, built);
    const change = await toUnitChange(store, live, built);
    // The checks of a release that need no browser.
    const stamp = { generation: 1, at: '', by: '' };
    const after = applyChanges(units, { action: 'release', changes: [change] }, stamp);
    await replaceFailure(readSignedRegistry(store, after, settings), rejectFailure);
    const { descriptor } = await readRemoteVersion(store, app, change);
    const damaged = await findDamagedFiles(store, descriptor);
    if (damaged.length > 0) rejectFailure(damaged.join('\n'));
    if (!units[app].previews?.some((each) => isSame(each, change))) {
      await decideChange(store, live, { action: 'publish', changes: [change], by }, acceptAll);
    }
    const [first] = descriptor.routes;
    return `${settings.siteUrl}${first ? exampleAddressOf(first) : '/'}?preview=${app}@${version}`;
  });
}

/** Previews show problems on purpose; all other visitors get the live version. */
const acceptAll: ReleaseGate = () => Promise.resolve();
