import { randomUUID } from 'node:crypto';
import {
  isRemoteName,
  namesOf,
  STORE_FORMAT,
  type LiveUnits,
  type ReleaseDecision,
} from '@site/contract';
import { composeSite, type ComposedSite } from '@site/site';
import {
  appendDecision,
  hasDecision,
  readLiveState,
  recordDecision,
  repairLiveObject,
  wasDecided,
  type LiveState,
  replaceFailure,
  StoreError,
  type Store,
} from '@site/store';
import { messageOf } from '@site/node';
import {
  applyChanges,
  describeVersionBlock,
  type SiteChange,
  type UnitChange,
} from './apply-changes';
import { releasedBy } from './build/version-source';
import { hashDecision, signDecision } from './decision-chain';
import { ReleaseConflictError, ReleaseFailedError, ReleaseRejectedError } from './release-errors';
import { requireAllowedNeeds } from './settings/require-allowed';
import { describeDecision, sendNotice } from './send-notice';
import { recordNumbers } from './version-numbers';

/**
 * Checks the site as it would be. `isRetry`: its pages were checked before, beside an earlier state of other units.
 * @throws {ReleaseRejectedError} to keep it from going live
 */
export type ReleaseGate = (
  store: Store,
  candidate: ComposedSite,
  live: LiveState,
  options?: { isRetry: boolean },
) => Promise<void>;

/** Composes the site with these changes and checks it. @throws {ReleaseRejectedError} */
export async function dryRun(
  store: Store,
  live: LiveState,
  siteChange: SiteChange,
  gate: ReleaseGate,
): Promise<void> {
  const { units } = draftDecision(live, siteChange);
  await gate(store, await composeCandidate(store, live, units, siteChange), live);
}

/** Retries while other teams decide about other units; each time one of them has made progress. */
const CONFLICT_TIMEOUT_MS = 300_000;

/**
 * Decides a change: composes the candidate, checks it, and writes the decision with one compare-and-swap. Before
 * that nothing has changed; afterwards it is decided, and the next command uploads it if this process is stopped.
 * @param live state on which the change is based
 */
export async function decideChange(
  store: Store,
  live: LiveState,
  siteChange: SiteChange,
  gate: ReleaseGate,
): Promise<ReleaseDecision> {
  const startMs = performance.now();
  for (let current = live; ; current = await readLiveState(store)) {
    requireSameBase(live.units, current.units, siteChange);
    const draft = draftDecision(current, siteChange);
    const candidate = await composeCandidate(store, current, draft.units, siteChange);
    await gate(store, candidate, current, { isRetry: current !== live });
    await store.putSite(candidate.id, candidate.folder);
    const decision = await signDecision({ ...draft, units: candidate.units, site: candidate.id });
    if (await writeDecision(store, current, decision)) return complete(store, decision);
    if (performance.now() - startMs > CONFLICT_TIMEOUT_MS) {
      throw new ReleaseConflictError(
        'Other teams released again and again during the last minutes, so this was stopped. Nothing was changed by it; try again.',
      );
    }
  }
}

/**
 * Completes what another command decided and did not complete, if this one may decide, and uploads the live composition if it is not whole.
 * @returns the decision that was completed, if there was one
 */
export async function reconcile(
  store: Store,
  log: (sentence: string) => void = () => undefined,
): Promise<ReleaseDecision | undefined> {
  if (!store.canDecide) return undefined;
  const { decision } = await readLiveState(store);
  const isInterrupted = decision && !(await hasDecision(store, decision.generation));
  const isUploaded = await uploadLive(store);
  const after = await readLiveState(store);
  if (after.decision) await recordDecision(store, { ...after.decision, isInterrupted: true });
  if (isInterrupted) {
    log('An interrupted release was completed first.');
    await sendNotice(describeDecision(decision));
  } else if (isUploaded) log('The live site was uploaded again: files of it were missing.');
  return isInterrupted ? decision : undefined;
}

/** Uploads the composition of the live decision until it is whole. @returns whether anything had to be done */
async function uploadLive(store: Store): Promise<boolean> {
  for (let hasUploaded = false; ; hasUploaded = true) {
    const live = await readLiveState(store);
    const { decision } = live;
    if (!decision) return hasUploaded;
    if (live.etag === null) await repairLiveObject(store, live);
    else if (await store.hasSite(decision.site)) return hasUploaded;
    else if (await repairComposition(store, live, decision)) await store.uploadSite(decision.site);
  }
}

/** @returns false when the units compose to something else today, which became a decision of its own */
async function repairComposition(
  store: Store,
  live: LiveState,
  decision: ReleaseDecision,
): Promise<boolean> {
  if (await store.openSite(decision.site)) return true;
  const candidate = await composeSite(store, decision.units);
  await store.putSite(candidate.id, candidate.folder);
  if (candidate.id === decision.site) return true;
  const draft = { ...stampDecision(live), action: 'compose' as const, changes: [] };
  const { units } = decision;
  await appendDecision(store, live, await signDecision({ ...draft, units, site: candidate.id }));
  return false;
}

/** @throws {ReleaseRejectedError} when a version was blocked */
export function requireUnblocked(units: LiveUnits, change: Pick<UnitChange, 'unit' | 'version'>) {
  const block = describeVersionBlock(units[change.unit] ?? {}, change.version);
  if (block) throw new ReleaseRejectedError(`${change.unit}: ${block}. Nothing was changed.`);
}

function draftDecision(live: LiveState, siteChange: SiteChange): Omit<ReleaseDecision, 'site'> {
  const { action, reason } = siteChange;
  for (const change of siteChange.changes) requireUnblocked(live.units, change);
  const stamp = stampDecision(live, siteChange.by);
  const { generation, at, by } = stamp;
  return {
    ...stamp,
    action,
    changes: siteChange.changes.map(({ unit, version }) => {
      const before = live.units[unit];
      const from = (before?.version === version && before.canary?.version) || before?.version;
      return { unit, from: (action !== 'block' && from) || null, to: version };
    }),
    ...(reason ? { reason } : {}),
    units: applyChanges(live.units, siteChange, { generation, at, by }),
  };
}

type DecisionStamp = Pick<ReleaseDecision, 'format' | 'generation' | 'id' | 'at' | 'by' | 'before'>;

function stampDecision({ decision }: LiveState, by = releasedBy()): DecisionStamp {
  return {
    format: STORE_FORMAT,
    generation: (decision?.generation ?? 0) + 1,
    id: randomUUID(),
    at: new Date().toISOString(),
    by,
    ...(decision ? { before: hashDecision(decision) } : {}),
  };
}

/** @returns false when another process decided first, and nothing was changed */
async function writeDecision(
  store: Store,
  live: LiveState,
  decision: ReleaseDecision,
): Promise<boolean> {
  try {
    return (await appendDecision(store, live, decision)) || (await wasDecided(store, decision));
  } catch (error) {
    const isDecided = await wasDecided(store, decision).catch(() => undefined);
    if (isDecided) return true;
    if (isDecided === false) throw error;
    throw new ReleaseFailedError(
      error,
      'It is not known whether this was decided, because the store could not be read again. Look at npm run releases before you repeat it.',
    );
  }
}

async function complete(store: Store, decision: ReleaseDecision): Promise<ReleaseDecision> {
  try {
    await uploadLive(store);
    await recordDecision(store, decision);
  } catch (error) {
    throw new ReleaseFailedError(
      error,
      'This was decided, and is not uploaded completely. The same command, or npm run compose, completes it.',
    );
  }
  await sendNotice(describeDecision(decision));
  return decision;
}

/** Stops when another team changed the same unit: both cannot be what visitors get. */
function requireSameBase(
  before: LiveUnits,
  now: LiveUnits,
  { changes, dependsOn = [], forgets = {} }: SiteChange,
): void {
  const units = new Set([...changes.map(({ unit }) => unit), ...dependsOn, ...namesOf(forgets)]);
  for (const unit of units) {
    const [one, other] = [before[unit], now[unit]];
    if (one?.generation === other?.generation) continue;
    throw new ReleaseConflictError(
      `Somebody else released "${unit}" at the same moment, so this was stopped. Nothing was changed by it; look at npm run releases, then try again.`,
    );
  }
}

/** @throws {ReleaseRejectedError} when the units cannot be composed, {StoreError} when the store failed */
function composeCandidate(
  store: Store,
  { units: before }: LiveState,
  after: LiveUnits,
  siteChange: SiteChange,
): Promise<ComposedSite> {
  const compose = async () => {
    const candidate = await composeSite(store, after);
    const units = recordNumbers(before, after, siteChange, candidate.signedNumbers);
    const { remotes } = candidate.registry;
    const stranger = siteChange.changes.find(({ unit }) => isRemoteName(unit) && !remotes[unit]);
    if (stranger && siteChange.action !== 'block') {
      throw new StoreError(
        `"${stranger.unit}" is not a remote of this site. Its owner adds it first, with npm run remotes -- add ${stranger.unit}.`,
      );
    }
    requireAllowedNeeds(candidate, siteChange);
    return { ...candidate, units };
  };
  return replaceFailure(compose(), rejectFailure);
}

/** Rejects a change, with the reason why it cannot be composed. */
export function rejectFailure(error: unknown): never {
  throw new ReleaseRejectedError(`${messageOf(error)} Nothing was changed.`, { cause: error });
}
