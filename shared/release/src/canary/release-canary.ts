import {
  hasPath,
  listRoutePaths,
  remotesIn,
  type LiveUnit,
  type ReleaseDecision,
  type RemoteName,
  type SiteSettings,
} from '@site/contract';
import { readLiveRemote, readStoredSettings } from '@site/site';
import type { LiveState, Store } from '@site/store';
import { toVersion } from '../apply-changes';
import { goLive, dryRun, type ReleaseGate } from '../go-live';
import { ReleaseRejectedError } from '../release-errors';
import { stageVersion } from '../build/stage-version';
import type { BuiltRemote } from './preview-version';
import {
  findRepeated,
  requireNewer,
  toUnitChange,
  withReconciledStore,
  type SourceCheckOptions,
  type ReleaseWork,
} from '../release';

/**
 * Releases a built remote to a share of the visitors, beside the live version. It passes the same gate as a full
 * release. The same version with another percentage or audience changes who gets it.
 * @throws {ReleaseRejectedError} without any change
 */
export function releaseCanary(
  store: Store,
  work: ReleaseWork &
    SourceCheckOptions & {
      built: BuiltRemote;
      percent: number;
      /** Visitors who get it besides, by the name of their audience. */
      audience?: string | undefined;
      /** Checks the files of the composition that goes live; the gate has checked its pages. */
      fileGate: ReleaseGate;
    },
): Promise<ReleaseDecision> {
  const { built, percent, audience, gate, fileGate, by } = work;
  const { app, version } = built;
  const share = { percent, ...(audience ? { audience } : {}) };
  return withReconciledStore(store, work, async (live, reconciled) => {
    const repeated = findRepeated(reconciled, { ...built, action: 'canary' });
    if (repeated && isSameShare(activeCanaryOf(live), share)) return repeated;
    const unit = requireLive(live, app);
    const settings = await readStoredSettings(store, live.units);
    requireChange(live, built, share, settings);
    requireNewer(live, built, work);
    await stageVersion(store, live, built);
    await requireSamePaths(store, unit, built);
    const change = await toUnitChange(store, live, built);
    if (unit.canary?.version !== version)
      await dryRun(store, live, { action: 'release', changes: [change] }, gate);
    const changes = [{ ...change, ...share }];
    return goLive(store, live, { action: 'canary', changes, by }, fileGate);
  });
}

/** Releases the canary to all visitors. With `version`, only that one. @throws {ReleaseRejectedError} without any change */
export function promoteCanary(
  store: Store,
  work: ReleaseWork & { app: RemoteName; version?: string; reason?: string },
): Promise<ReleaseDecision> {
  const { app, version, reason = PROMOTED, gate, by } = work;
  return withReconciledStore(store, work, async (live, { completed }) => {
    const isRepeated = completed?.reason === reason && completed.changes[0]?.unit === app;
    if (isRepeated) return completed;
    const canary = requireCanary(live, app, version);
    const changes = [{ unit: app, ...toVersion(canary) }];
    return goLive(store, live, { action: 'release', reason, changes, by }, gate);
  });
}

const PROMOTED = 'promoted';
export const HOUR_MS = 3_600_000;

/** Ends the canary of this version, so that all visitors get the live one. @returns false when it had ended already */
export function endCanary(
  store: Store,
  work: ReleaseWork & { app: RemoteName; version: string; reason: string },
): Promise<boolean> {
  const { app, version, reason, gate } = work;
  return withReconciledStore(store, work, async (live) => {
    const unit = live.units[app];
    if (unit?.canary?.version !== version) return false;
    const changes = [{ unit: app, ...toVersion(unit) }];
    await goLive(store, live, { action: 'rollback', reason, changes }, gate);
    return true;
  });
}

/** Returns the site's canary and its remote. */
export function activeCanaryOf({
  units,
}: Pick<LiveState, 'units'>): (UnitCanary & { app: RemoteName }) | undefined {
  for (const app of remotesIn(units)) {
    const canary = units[app]?.canary;
    if (canary) return { ...canary, app };
  }
  return undefined;
}

type UnitCanary = NonNullable<LiveUnit['canary']>;

type Share = Pick<UnitCanary, 'percent' | 'audience'>;

/** Describes who gets a canary, such as "staff and 10 %". */
export function describeShare({ percent, audience }: Share): string {
  return [audience, percent > 0 || !audience ? `${percent} %` : ''].filter(Boolean).join(' and ');
}

function isSameShare(one: Share | undefined, other: Share): boolean {
  return one?.percent === other.percent && one.audience === other.audience;
}

function requireLive({ units }: LiveState, app: RemoteName): LiveUnit {
  const unit = units[app];
  if (unit) return unit;
  throw new ReleaseRejectedError(
    `Nothing of "${app}" is live, so there is nothing to compare a canary with. Release it whole first.`,
  );
}

function requireCanary(
  { units }: LiveState,
  app: RemoteName,
  version: string | undefined,
): UnitCanary {
  const canary = units[app]?.canary;
  if (canary && (!version || canary.version === version)) return canary;
  throw new ReleaseRejectedError(
    `No canary of "${app}" stands, so there is nothing to promote. The live site is unchanged.`,
  );
}

function requireChange(
  live: LiveState,
  { app, version }: BuiltRemote,
  share: Share,
  settings: SiteSettings,
): void {
  const unchanged = 'The live site is unchanged.';
  if (share.audience && !settings.teamTools) {
    throw new ReleaseRejectedError(
      `Nobody can join "${share.audience}" on this site. Write "teamTools": true into its settings and release the shell. ${unchanged}`,
    );
  }
  if (live.units[app]?.version === version) {
    throw new ReleaseRejectedError(
      `Version ${version} of "${app}" is what every visitor gets already. ${unchanged}`,
    );
  }
  const active = activeCanaryOf(live);
  if (!active) return;
  if (active.app !== app) {
    throw new ReleaseRejectedError(
      `A canary of "${active.app}" stands since ${active.at}, and a site takes one at a time: nobody has checked both candidates on one page. ${describeEnd(active, settings)} ${unchanged}`,
    );
  }
  if (active.version === version && isSameShare(active, share)) {
    throw new ReleaseRejectedError(
      `Version ${version} of "${app}" has ${describeShare(share)} of the visitors already. ${unchanged}`,
    );
  }
}

/** Describes when another canary may start. */
function describeEnd({ app, at }: UnitCanary & { app: RemoteName }, { canary }: SiteSettings) {
  const commands = `npm run promote -- ${app} or npm run rollback -- ${app}`;
  const { promoteAfterLoads, promoteAfterHours } = canary ?? {};
  if (!promoteAfterLoads || !promoteAfterHours)
    return `The next one may start once that one has ended: ${commands}.`;
  const earliest = new Date(Date.parse(at) + promoteAfterHours * HOUR_MS).toISOString();
  return `The next one may start after ${earliest}, when that one has ${promoteAfterLoads} loads and is promoted automatically, or earlier with ${commands}.`;
}

/** A path that only some visitors have could not be shared, nor reloaded once the canary has ended. */
async function requireSamePaths(
  store: Store,
  live: LiveUnit,
  { app, version }: BuiltRemote,
): Promise<void> {
  const [livePaths = [], newPaths = []] = await Promise.all(
    [live, { version }].map(async (part) =>
      listRoutePaths((await readLiveRemote(store, app, part)).descriptor.routes),
    ),
  );
  const differing = [...newPaths, ...livePaths].filter(
    (each) => !hasPath(livePaths, each) || !hasPath(newPaths, each),
  );
  if (differing.length === 0) return;
  throw new ReleaseRejectedError(
    `Version ${version} of "${app}" has other addresses than the live one (${differing.join(', ')}), and an address that only some visitors have cannot be shared. Release it whole. Nothing was changed.`,
  );
}
