import {
  hasPath,
  listCombinations,
  listRoutePaths,
  MAX_CANARIES,
  remotesIn,
  type LiveUnit,
  type ReleaseDecision,
  type RemoteName,
  type SiteSettings,
} from '@site/contract';
import { readRemoteVersion, readStoredSettings } from '@site/site';
import type { LiveState, Store } from '@site/store';
import { toVersion, type SiteChange, type UnitChange } from '../apply-changes';
import { decideChange, dryRun, type ReleaseGate } from '../decide-change';
import { ReleaseConflictError, ReleaseRejectedError } from '../release-errors';
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
 * release, once with each combination of the other canaries, because some visitors get them together. The same version
 * with another percentage or audience changes who gets it.
 * @throws {ReleaseRejectedError} without any change
 */
export function releaseToShare(
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
    if (repeated && isSameShare(live.units[app]?.canary, share)) return repeated;
    const unit = requireLive(live, app);
    const settings = await readStoredSettings(store, live.units);
    requireChange(live, built, share, settings);
    requireNewer(live, built, work);
    await stageVersion(store, live, built);
    await requireSamePaths(store, unit, built);
    const change = await toUnitChange(store, live, built);
    if (unit.canary?.version !== version) await checkCombinations(store, live, change, gate);
    const changes = [{ ...change, ...share }];
    return decideChange(store, live, { action: 'canary', changes, by }, async (...check) => {
      requireSameCanaries(live, check[2], app);
      await fileGate(...check);
    });
  });
}

/** Checks a candidate as if it were live, alone and with each combination of the other candidates. */
async function checkCombinations(
  store: Store,
  live: LiveState,
  change: UnitChange,
  gate: ReleaseGate,
): Promise<void> {
  const others = listActiveCanaries(live)
    .filter(({ app }) => app !== change.unit)
    .map(({ app, ...canary }) => ({ unit: app, ...toVersion(canary) }));
  const units = { ...live.units };
  for (const { unit } of others) {
    const { canary: _canary, ...whole } = requireLive(live, unit);
    units[unit] = whole;
  }
  for (const beside of [[], ...listCombinations(others)]) {
    const siteChange: SiteChange = { action: 'release', changes: [change, ...beside] };
    await dryRun(store, { ...live, units }, siteChange, gate).catch((error: unknown) => {
      if (beside.length === 0 || !(error instanceof ReleaseRejectedError)) throw error;
      const names = beside.map(({ unit }) => `"${unit}"`).join(' and ');
      throw new ReleaseRejectedError(
        `Version ${change.version} of "${change.unit}" does not fit the canary of ${names}, and some visitors would get both. Release that one to all visitors or roll it back first. ${error.message}`,
      );
    });
  }
}

/** @throws {ReleaseConflictError} when a canary began or ended since the combinations were checked */
function requireSameCanaries(before: LiveState, now: LiveState, app: RemoteName): void {
  const [one, other] = [before, now].map((state) =>
    listActiveCanaries(state)
      .filter((each) => each.app !== app)
      .map((each) => each.version)
      .join(),
  );
  if (one === other) return;
  throw new ReleaseConflictError(
    'The canary of another team began or ended at the same moment, so this was stopped: nobody has checked both on one page. Nothing was changed by it; try again.',
  );
}

/** Releases the canary to all visitors. With `version`, only that one. @throws {ReleaseRejectedError} without any change */
export function releaseCanaryToAll(
  store: Store,
  work: ReleaseWork & { app: RemoteName; version?: string; reason?: string },
): Promise<ReleaseDecision> {
  const { app, version, reason = PROMOTED, gate, by } = work;
  return withReconciledStore(store, work, async (live, { completed }) => {
    const isRepeated = completed?.reason === reason && completed.changes[0]?.unit === app;
    if (isRepeated) return completed;
    const canary = requireCanary(live, app, version);
    const changes = [{ unit: app, ...toVersion(canary) }];
    return decideChange(store, live, { action: 'release', reason, changes, by }, gate);
  });
}

/** Word of decisions that are stored and hashed. */
const PROMOTED = 'promoted';
export const HOUR_MS = 3_600_000;

/** Rolls back the canary of this version, so that all visitors get the live one. @returns false when it had ended already */
export function rollBackCanary(
  store: Store,
  work: ReleaseWork & { app: RemoteName; version: string; reason: string },
): Promise<boolean> {
  const { app, version, reason, gate } = work;
  return withReconciledStore(store, work, async (live) => {
    const unit = live.units[app];
    if (unit?.canary?.version !== version) return false;
    const changes = [{ unit: app, ...toVersion(unit) }];
    await decideChange(store, live, { action: 'rollback', reason, changes }, gate);
    return true;
  });
}

/** Lists the site's canaries with their remotes. */
export function listActiveCanaries({ units }: Pick<LiveState, 'units'>): ActiveCanary[] {
  return remotesIn(units).flatMap((app) => {
    const canary = units[app]?.canary;
    return canary ? [{ ...canary, app }] : [];
  });
}

type ActiveCanary = UnitCanary & { app: RemoteName };

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
    `No canary of "${app}" stands, so there is nothing to release to all visitors. The live site is unchanged.`,
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
  const active = live.units[app]?.canary;
  const others = listActiveCanaries(live).filter((each) => each.app !== app);
  const [oldest] = others.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
  if (!active && oldest && others.length >= MAX_CANARIES) {
    throw new ReleaseRejectedError(
      `A canary of "${oldest.app}" stands since ${oldest.at}, and a site takes ${MAX_CANARIES} at a time. ${describeEnd(oldest, settings)} ${unchanged}`,
    );
  }
  if (active?.version === version && isSameShare(active, share)) {
    throw new ReleaseRejectedError(
      `Version ${version} of "${app}" has ${describeShare(share)} of the visitors already. ${unchanged}`,
    );
  }
}

/** Describes when another canary may start. */
function describeEnd({ app, at }: ActiveCanary, { canary }: SiteSettings) {
  const commands = `npm run release -- ${app} --canary or npm run rollback -- ${app}`;
  const { promoteAfterLoads, promoteAfterHours } = canary ?? {};
  if (!promoteAfterLoads || !promoteAfterHours)
    return `The next one may start once that one has ended: ${commands}.`;
  const earliest = new Date(Date.parse(at) + promoteAfterHours * HOUR_MS).toISOString();
  return `The next one may start after ${earliest}, when that one has ${promoteAfterLoads} loads and is released automatically, or earlier with ${commands}.`;
}

/** A path that only some visitors have could not be shared, nor reloaded once the canary has ended. */
async function requireSamePaths(
  store: Store,
  live: LiveUnit,
  { app, version }: BuiltRemote,
): Promise<void> {
  const [livePaths = [], newPaths = []] = await Promise.all(
    [live, { version }].map(async (part) =>
      listRoutePaths((await readRemoteVersion(store, app, part)).descriptor.routes),
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
