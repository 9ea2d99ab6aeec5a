import {
  canaryEntry,
  earlierVersions,
  liveEntry,
  previousEntry,
  type PartName,
  type SiteSettings,
} from '@site/contract';
import { readLiveState, type LiveState } from '../store/live-state';
import type { Store } from '../store/store';
import { publishVersion } from './publish-version';
import type { BuiltApp } from './create-descriptor';
import {
  goLive,
  ReleaseRejectedError,
  reconcile,
  type ReleaseChange,
  type ReleaseGate,
} from './go-live';
import { storeSettings } from './store-settings';
import { remoteOriginOf } from './origins';

export type ReleaseResult = { app: PartName; from: string | null; to: string };

type Work = {
  gate: ReleaseGate;
  /** Called with a sentence about waiting, or about completing an interrupted release. */
  say: (sentence: string) => void;
};

/**
 * Releases one built app, with all other units as they are. Site settings go live with the shell.
 * @throws {ReleaseRejectedError} without any change
 */
export function releaseApp(
  store: Store,
  work: Work & { built: BuiltApp; settings?: SiteSettings },
): Promise<ReleaseResult> {
  const { built, settings } = work;
  return withReconciledStore(store, work, async (live) => {
    const changes = [
      ...(settings ? await storeSettings(store, settings) : []),
      toReleaseChange(built),
    ].filter((change) => changesLiveState(change, live));
    if (changes.length === 0) {
      throw new ReleaseRejectedError(
        `Version ${built.version} of "${built.app}" is live already; there is nothing to release.`,
      );
    }
    await publishVersion(store, built);
    await goLive(store, changes, work.gate);
    return { app: built.app, from: versionOf(live, built.app), to: built.version };
  });
}

/**
 * Makes an earlier version live again: `to`, or the previous one. With an active canary and no `to`, the canary ends
 * and all visitors get the live version. Settings are rolled back separately from the shell.
 */
export function rollbackApp(
  store: Store,
  work: Work & { app: PartName; to?: string; reason?: string },
): Promise<ReleaseResult> {
  const { app, to, reason } = work;
  return withReconciledStore(store, work, async (live) => {
    const canary = canaryEntry(live.logs[app]);
    const version = rollbackTargetOf(live, app, to);
    const change = {
      unit: app,
      action: 'rollback',
      version,
      ...(reason ? { reason } : {}),
    } as const;
    await goLive(store, [change], work.gate);
    const from = versionOf(live, app);
    return { app, from: from === version && canary ? canary.version : from, to: version };
  });
}

/** Completes an interrupted release first, so that no work builds on a half-finished change. */
export function withReconciledStore<Result>(
  store: Store,
  { say }: Pick<Work, 'say'>,
  work: (live: LiveState) => Promise<Result>,
): Promise<Result> {
  return store.runExclusive(
    async () => {
      if (await reconcile(store)) say('An interrupted release was completed first.');
      return work(await readLiveState(store));
    },
    () => say('Another release is running. This one starts when it has finished.'),
  );
}

export function toReleaseChange({ app, version }: BuiltApp): ReleaseChange {
  const base = app === 'shell' ? {} : { base: `${remoteOriginOf(app)}/${version}/web/` };
  return { unit: app, action: 'release', version, ...base };
}

/** Tells whether a change differs from what is live. */
export function changesLiveState(
  { unit, version, base }: ReleaseChange,
  { logs }: LiveState,
): boolean {
  const live = liveEntry(logs[unit]);
  return live?.version !== version || live?.base !== base;
}

function rollbackTargetOf(live: LiveState, app: PartName, to: string | undefined): string {
  const liveVersion = versionOf(live, app);
  if (!to && liveVersion && canaryEntry(live.logs[app])) return liveVersion;
  if (!to) rejectRepeatedRollback(live, app);
  const version = to ?? previousEntry(live.logs[app])?.version ?? undefined;
  requireRollbackTarget(live, app, version);
  return version;
}

/** Prefix of the reason of an automatic rollback. */
export const AUTOMATIC_ROLLBACK_PREFIX = 'by itself';

/** Protects the live version from a rollback that was meant for a canary which has already ended automatically. */
function rejectRepeatedRollback({ logs }: LiveState, app: PartName): void {
  const last = logs[app].entries.findLast(({ action }) => action !== 'publish');
  if (last?.action !== 'rollback' || !last.reason?.startsWith(AUTOMATIC_ROLLBACK_PREFIX)) return;
  throw new ReleaseRejectedError(
    `The canary of "${app}" (${last.from ?? 'unknown'}) was rolled back ${AUTOMATIC_ROLLBACK_PREFIX} at ${last.at}, so all visitors already get ${last.version ?? 'nothing'}. To roll back further, use --to <version>. The live site is unchanged.`,
  );
}

function requireRollbackTarget(
  live: LiveState,
  app: PartName,
  version: string | undefined,
): asserts version {
  const earlier = earlierVersions(live.logs[app]);
  const unchanged = 'The live site is unchanged.';
  if (version === undefined || earlier.length === 0) {
    throw new ReleaseRejectedError(
      `There is no earlier version of "${app}" to go back to. ${unchanged}`,
    );
  }
  if (version === versionOf(live, app)) {
    throw new ReleaseRejectedError(`Version ${version} of "${app}" is live already. ${unchanged}`);
  }
  if (!earlier.includes(version)) {
    throw new ReleaseRejectedError(
      `Version ${version} of "${app}" cannot be rolled back to: it was never live, or it was rolled back from. Known are: ${earlier.join(', ')}. ${unchanged}`,
    );
  }
}

function versionOf({ logs }: LiveState, app: PartName): string | null {
  return liveEntry(logs[app])?.version ?? null;
}
