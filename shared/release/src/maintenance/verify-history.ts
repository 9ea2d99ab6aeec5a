import type { ReleaseDecision } from '@site/contract';
import { readKeysOf, readPinnedKeys } from '@site/site';
import {
  hasDecision,
  historyKeyOf,
  LIVE_KEY,
  readDecision,
  readLiveState,
  replaceFailure,
  type LiveState,
  type Store,
} from '@site/store';
import { messageOf } from '@site/node';
import {
  findForeignChange,
  findRewriting,
  findSigner,
  hashDecision,
  listChangedUnits,
  readDecisions,
} from '../decision-chain';

/** Outcome of a walk through all decisions of a site. */
export type HistoryReport = {
  /** Newest decision and its SHA-256, which covers all decisions before it; null before the first one. */
  newest: { generation: number; hash: string } | null;
  /** A sentence about each decision that is not as it was made, with what to do. */
  problems: string[];
  /** Sentences about what could not be checked. */
  notes: string[];
};

/**
 * Walks the decisions from the first to the live one. Each has to be in its place, contain the hash of the one before
 * it, and be signed by somebody who was allowed to make it, by the keys of its time.
 * @param options.includes beginning of the hash of a decision that was verified before; nothing else shows that the
 *   newest decisions were removed together with the live object
 */
export async function verifyHistory(
  store: Store,
  { includes }: { includes?: string | undefined } = {},
): Promise<HistoryReport> {
  const report: HistoryReport = { newest: null, problems: [], notes: [] };
  const live = await replaceFailure(readLiveState(store), messageOf);
  if (typeof live === 'string') return { ...report, problems: [live] };
  if (!readPinnedKeys())
    report.notes.push(
      'Signers were not checked, because SITE_PUBLIC_KEYS names no key of the site.',
    );
  const history = await readAll(store, live);
  const newest = history.at(-1);
  if (newest) report.newest = { generation: newest.generation, hash: hashDecision(newest) };
  report.problems.push(
    ...(await findEndProblems(store, live)),
    ...findLostHash(history, includes),
    ...(await findEntryProblems(store, history, report.notes)),
  );
  return report;
}

type History = (ReleaseDecision | undefined)[];

function findLostHash(history: History, hash: string | undefined): string[] {
  if (!hash || history.some((each) => each && hashDecision(each).startsWith(hash))) return [];
  return [
    `No decision has the hash ${hash}: those after it were removed, or the history was written again. ${RESTORE}`,
  ];
}

async function findEntryProblems(
  store: Store,
  history: History,
  notes: string[],
): Promise<string[]> {
  const problems: (string | undefined)[] = [];
  let isSigned = false;
  for (const [index, decision] of history.entries()) {
    const before = history[index - 1];
    const generation = index + 1;
    isSigned ||= Boolean(decision?.signature ?? decision?.units.keys);
    problems.push(
      decision
        ? (findWrongPlace(decision, generation) ??
            findBrokenLink(before, decision) ??
            (await findWrongSigner(store, before, { decision, isSigned, notes })))
        : await describeAbsence(store, generation),
    );
  }
  return problems.flatMap((problem) => problem ?? []);
}

const UNCHANGED = 'it changed no unit';
const RESTORE =
  'Restore it from the versioning or a backup of the store, and find out who wrote there.';

/** The live object holds the newest decision; its copy in the history may not be written yet. */
async function readAll(store: Store, { decision }: LiveState): Promise<History> {
  return decision ? [...(await readDecisions(store, decision.generation - 1)), decision] : [];
}

async function findEndProblems(store: Store, { decision, etag }: LiveState): Promise<string[]> {
  const newest = decision?.generation ?? 0;
  const last = (await store.list('decisions/')).at(-1) ?? '';
  const copy = newest > 0 ? await readDecision(store, newest) : undefined;
  return [
    ...(decision && etag === null
      ? [
          `${LIVE_KEY} is missing, so decisions after number ${newest} may be missing as well. Compare the hash of the newest one with what was verified before, then run npm run compose.`,
        ]
      : []),
    ...(last > historyKeyOf(newest)
      ? [
          `${LIVE_KEY} holds ${decision ? `decision ${newest}` : 'nothing'}, and the history goes on to ${last}: an older state was put back. Remove ${LIVE_KEY}; the next command takes the newest decision.`,
        ]
      : []),
    ...(decision && copy && hashDecision(copy) !== hashDecision(decision)
      ? [`${historyKeyOf(newest)} is not the decision that ${LIVE_KEY} holds. ${RESTORE}`]
      : []),
  ];
}

async function describeAbsence(store: Store, generation: number): Promise<string> {
  const state = (await hasDecision(store, generation)) ? 'cannot be read' : 'is missing';
  return `${historyKeyOf(generation)} ${state}. ${RESTORE}`;
}

function findWrongPlace({ generation }: ReleaseDecision, expected: number): string | undefined {
  if (generation === expected) return undefined;
  return `${historyKeyOf(expected)} holds decision ${generation}: decisions changed places. ${RESTORE}`;
}

function findBrokenLink(
  before: ReleaseDecision | undefined,
  decision: ReleaseDecision,
): string | undefined {
  const { generation } = decision;
  if (generation === 1) return undefined;
  if (!decision.before)
    return `Decision ${generation} does not contain the hash of the one before it. ${RESTORE}`;
  const problem = before?.generation === generation - 1 && findRewriting(before, decision);
  return problem ? `${problem}: one of them was edited. ${RESTORE}` : undefined;
}

async function findWrongSigner(
  store: Store,
  before: ReleaseDecision | undefined,
  { decision, isSigned, notes }: { decision: ReleaseDecision; isSigned: boolean; notes: string[] },
): Promise<string | undefined> {
  const { generation, signature } = decision;
  const signer = await findSigner(decision);
  const name = `Decision ${generation}`;
  if (signature && !signer) return `${name} was edited after it was signed. ${RESTORE}`;
  // Without its predecessor, which is a problem of its own, nobody can tell what it changed.
  const earlier = generation === 1 ? { units: {} } : before;
  const pinned = readPinnedKeys();
  if (!pinned || !earlier || pinned.includes(signer ?? '')) return undefined;
  if (signer) return findWrongRights(store, earlier, { decision, signer });
  const excuse = isSigned ? UNCHANGED : 'the site had no keys yet';
  if (excuse === UNCHANGED && listChangedUnits(earlier, decision).length > 0)
    return `${name} is not signed. ${RESTORE}`;
  notes.push(`${name} is not signed; ${excuse}.`);
  return undefined;
}

async function findWrongRights(
  store: Store,
  earlier: Pick<ReleaseDecision, 'units'>,
  { decision, signer }: { decision: ReleaseDecision; signer: string },
): Promise<string | undefined> {
  const keys = await replaceFailure(readKeysOf(store, earlier), messageOf);
  if (typeof keys === 'string') return `Decision ${decision.generation} cannot be checked. ${keys}`;
  const problem = findForeignChange(earlier, { decision, signer }, keys);
  return (
    problem &&
    `${problem}. If the key of the site was another one then, add that to SITE_PUBLIC_KEYS for this command; otherwise find out who holds ${signer}, and decide what is live.`
  );
}
