import type { LiveUnit, ReleaseDecision, ReleaseUnit } from '@site/contract';
import { isVersionWhole } from '@site/site';
import { readDecision, readHistory, type LiveState, type Store } from '@site/store';
import { toVersion, wasRolledBack, type UnitChange } from './apply-changes';
import { decideChange } from './decide-change';
import { ReleaseRejectedError } from './release-errors';
import { findRepeated, withReconciledStore, type ReleaseWork } from './release';

type RollbackWork = ReleaseWork & {
  app: ReleaseUnit;
  to?: string | undefined;
  reason?: string | undefined;
};

/**
 * Makes an earlier version live again: `to`, or the previous one. With an active canary and no `to`, the canary ends
 * and all visitors get the live version. Settings are rolled back separately from the shell. A rollback that was
 * interrupted and is repeated is only completed.
 */
export function rollbackApp(store: Store, work: RollbackWork): Promise<ReleaseDecision> {
  const { app, to, reason, by } = work;
  return withReconciledStore(store, work, async (live, reconciled) => {
    const repeated = findRepeated(reconciled, { app, version: to, action: 'rollback' });
    if (repeated) return repeated;
    const change = { unit: app, ...(await findTarget(store, live, work)) };
    const why = reason ? { reason } : {};
    return decideChange(
      store,
      live,
      { action: 'rollback', changes: [change], ...why, by },
      work.gate,
    );
  });
}

type Target = Omit<UnitChange, 'unit'>;

async function findTarget(store: Store, live: LiveState, work: RollbackWork): Promise<Target> {
  const { app, to } = work;
  const unit = live.units[app];
  if (app === 'keys') {
    throw new ReleaseRejectedError(
      `Keys are not rolled back, because an earlier one may have been stolen. Change them with npm run keys -- add and npm run keys -- revoke. ${UNCHANGED}`,
    );
  }
  if (!unit) throw noEarlierVersion(app);
  if (to) return findNamed(store, live, { ...work, to, unit });
  if (unit.canary) return toVersion(unit);
  await rejectRepeatedRollback(store, live, app);
  return findPrevious(store, unit, work);
}

/** Finds the nearest earlier version that is whole. */
async function findPrevious(
  store: Store,
  { earlier }: LiveUnit,
  { app, say }: RollbackWork,
): Promise<Target> {
  for (const [index, version] of earlier.entries()) {
    if (await isVersionWhole(store, app, version.version))
      return { ...version, earlier: earlier.slice(index + 1) };
    say(
      `Version ${version.version} of "${app}" is missing or damaged in the store, so it was skipped.`,
    );
  }
  throw noEarlierVersion(app);
}

/** Finds a named version with what was recorded when it was live. */
async function findNamed(
  store: Store,
  live: LiveState,
  { app, to, unit, say }: RollbackWork & { to: string; unit: LiveUnit },
): Promise<Target> {
  if (to === unit.version) {
    throw new ReleaseRejectedError(`Version ${to} of "${app}" is live already. ${UNCHANGED}`);
  }
  const index = unit.earlier.findIndex(({ version }) => version === to);
  const found = unit.earlier[index];
  if (found) return { ...found, earlier: unit.earlier.slice(index + 1) };
  const generation = unit.known[to];
  const recorded = generation
    ? await findRecorded(store, live, { app, to, generation })
    : undefined;
  if (recorded) {
    if (wasRolledBack(unit, to))
      say(`Version ${to} of "${app}" was taken back before. Visitors get it again.`);
    return recorded;
  }
  const names = unit.earlier.map(({ version }) => version).join(', ') || 'none';
  throw new ReleaseRejectedError(
    `Version ${to} of "${app}" cannot be rolled back to: it was never live, or nothing is recorded of it. Available: ${names}. ${UNCHANGED}`,
  );
}

/** Reads what was recorded when a version became live. */
async function findRecorded(
  store: Store,
  live: LiveState,
  { app, to, generation }: { app: ReleaseUnit; to: string; generation: number },
): Promise<Target | undefined> {
  const recorded = findIn((await readDecision(store, generation))?.units[app], to);
  if (recorded) return recorded;
  // That decision is lost; each one during which the version was live holds the same.
  for await (const { units } of readHistory(store, live)) {
    const found = findIn(units[app], to);
    if (found) return found;
  }
  return undefined;
}

function findIn(unit: LiveUnit | undefined, version: string): Target | undefined {
  if (unit?.version === version) return { ...toVersion(unit), earlier: unit.earlier };
  if (unit?.canary?.version !== version) return undefined;
  return { ...toVersion(unit.canary), earlier: [toVersion(unit), ...unit.earlier] };
}

/** Prefix of the reason of an automatic rollback. */
export const AUTOMATIC_ROLLBACK_PREFIX = 'by itself';

/** Protects the live version from a rollback that was meant for one which has been completed since. */
async function rejectRepeatedRollback(
  store: Store,
  { units, decision }: LiveState,
  app: ReleaseUnit,
): Promise<void> {
  const generation = units[app]?.generation ?? 0;
  const last = (await readDecision(store, generation)) ?? decision;
  if (last?.action !== 'rollback' || last.generation !== generation) return;
  const isAutomatic = last.reason?.startsWith(AUTOMATIC_ROLLBACK_PREFIX);
  if (!isAutomatic && !last.isInterrupted) return;
  const { from, to } = last.changes.find(({ unit }) => unit === app) ?? {
    from: null,
    to: 'nothing',
  };
  const story = isAutomatic
    ? `The canary of "${app}" (${from}) was rolled back ${AUTOMATIC_ROLLBACK_PREFIX} at ${last.at}`
    : `A rollback of "${app}" (${from} → ${to}, by ${last.by} at ${last.at}) was interrupted and has been completed since`;
  throw new ReleaseRejectedError(
    `${story}, so all visitors already get ${to}. To roll back further, use --to <version>. ${UNCHANGED}`,
  );
}

const UNCHANGED = 'The live site is unchanged.';

function noEarlierVersion(app: ReleaseUnit): ReleaseRejectedError {
  return new ReleaseRejectedError(
    `There is no earlier version of "${app}" to go back to. ${UNCHANGED}`,
  );
}
