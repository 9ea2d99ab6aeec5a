import {
  addressesOf,
  canaryEntry,
  liveEntry,
  REMOTE_NAMES,
  type CanaryEntry,
  type RemoteName,
} from '@site/contract';
import { readLiveRemote } from '../compose/read-registry';
import { liveUnitsOf, type LiveState } from '../store/live-state';
import type { Store } from '../store/store';
import { goLive, ReleaseRejectedError, dryRun, type ReleaseGate } from './go-live';
import { publishVersion } from './publish-version';
import type { BuiltRemote } from './publish-preview';
import { withReconciledStore, toReleaseChange, type ReleaseResult } from './release';

type Work = {
  gate: ReleaseGate;
  say: (sentence: string) => void;
};

/**
 * Releases a built remote to a share of the visitors, beside the live version. It passes the same gate as a full
 * release. The same version with another percentage changes the share.
 * @throws {ReleaseRejectedError} without any change
 */
export function releaseCanary(
  store: Store,
  {
    built,
    percent,
    gate,
    fileGate,
    say,
  }: Work & {
    built: BuiltRemote;
    percent: number;
    /** Checks the files of the composition that goes live; the gate has checked its pages. */
    fileGate: ReleaseGate;
  },
): Promise<ReleaseResult> {
  const { app, version } = built;
  return withReconciledStore(store, { say }, async (live) => {
    const before = requireLive(live, app);
    const active = canaryEntry(live.logs[app]);
    requireChange(live, { app, version, percent });
    await publishVersion(store, built);
    await requireSamePaths(store, live, built);
    const change = toReleaseChange(built);
    if (active?.version !== version) await dryRun(store, [change], gate);
    await goLive(store, [{ ...change, action: 'canary', percent }], fileGate);
    return { app, from: before, to: version };
  });
}

/** Releases the canary to all visitors. @throws {ReleaseRejectedError} without any change */
export function promoteCanary(
  store: Store,
  { app, gate, say }: Work & { app: RemoteName },
): Promise<ReleaseResult> {
  return withReconciledStore(store, { say }, async (live) => {
    const { version, base } = requireCanary(live, app);
    const change = { unit: app, action: 'release', version, reason: 'promoted' } as const;
    await goLive(store, [{ ...change, ...(base ? { base } : {}) }], gate);
    return { app, from: requireLive(live, app), to: version };
  });
}

/** Ends the canary of this version, so that all visitors get the live one. @returns false when it had ended already */
export function endCanary(
  store: Store,
  { app, version, reason, gate, say }: Work & { app: RemoteName; version: string; reason: string },
): Promise<boolean> {
  return withReconciledStore(store, { say }, async (live) => {
    if (canaryEntry(live.logs[app])?.version !== version) return false;
    const change = { unit: app, action: 'rollback', version: requireLive(live, app) } as const;
    await goLive(store, [{ ...change, reason }], gate);
    return true;
  });
}

/** Returns the site's canary and its remote. */
export function activeCanaryOf({
  logs,
}: Pick<LiveState, 'logs'>): (CanaryEntry & { app: RemoteName }) | undefined {
  for (const app of REMOTE_NAMES) {
    const entry = canaryEntry(logs[app]);
    if (entry) return { ...entry, app };
  }
  return undefined;
}

function requireLive({ logs }: LiveState, app: RemoteName): string {
  const version = liveEntry(logs[app])?.version;
  if (version) return version;
  throw new ReleaseRejectedError(
    `Nothing of "${app}" is live, so there is nothing to compare a canary with. Release it whole first.`,
  );
}

function requireCanary({ logs }: LiveState, app: RemoteName): CanaryEntry {
  const entry = canaryEntry(logs[app]);
  if (entry) return entry;
  throw new ReleaseRejectedError(
    `No canary of "${app}" stands, so there is nothing to promote. The live site is unchanged.`,
  );
}

function requireChange(
  live: LiveState,
  { app, version, percent }: { app: RemoteName; version: string; percent: number },
): void {
  const unchanged = 'The live site is unchanged.';
  if (liveEntry(live.logs[app])?.version === version) {
    throw new ReleaseRejectedError(
      `Version ${version} of "${app}" is what every visitor gets already. ${unchanged}`,
    );
  }
  const active = activeCanaryOf(live);
  if (!active) return;
  if (active.app !== app) {
    throw new ReleaseRejectedError(
      `A canary of "${active.app}" stands, and a site takes one at a time. Promote it or roll it back first. ${unchanged}`,
    );
  }
  if (active.version === version && active.percent === percent) {
    throw new ReleaseRejectedError(
      `Version ${version} of "${app}" has ${percent} % of the visitors already. ${unchanged}`,
    );
  }
}

/** A path that only some visitors have could not be shared, nor reloaded once the canary has ended. */
async function requireSamePaths(
  store: Store,
  { logs }: LiveState,
  { app, version }: BuiltRemote,
): Promise<void> {
  const live = liveUnitsOf(logs)[app];
  if (!live) return;
  const [livePaths, newPaths] = await Promise.all(
    [live, { version }].map(async (part) =>
      addressesOf((await readLiveRemote(store, app, part)).descriptor.routes),
    ),
  );
  const differing = [
    ...(newPaths ?? []).filter((each) => !livePaths?.includes(each)),
    ...(livePaths ?? []).filter((each) => !newPaths?.includes(each)),
  ];
  if (differing.length === 0) return;
  throw new ReleaseRejectedError(
    `Version ${version} of "${app}" has other addresses than the live one (${differing.join(', ')}), and an address that only some visitors have cannot be shared. Release it whole. Nothing was changed.`,
  );
}
