import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import {
  isDocumentUnit,
  proposerOf,
  readProposalAnswer,
  type ChangeRequest,
  type ProposalAnswer,
  type TeamProposal,
} from '@site/contract';
import type { SignedStatement } from '@site/site';
import { parseJson, readLiveState, StoreError, type LiveState, type Store } from '@site/store';
import type { StoredApp } from '../build/create-descriptor';
import { stageVersion } from '../build/stage-version';
import { signStatement } from '../build/sign-version';
import { releasedBy } from '../build/version-source';
import { ReleaseConflictError, ReleaseRejectedError } from '../release-errors';
import { toCanonicalJson } from '../decision-chain';
import { stageSettings, withLiveRemotes } from '../settings/stage-settings';
import { requireNewer } from '../release';
import { applyRequest, type RequestWork } from './apply-request';

const ANSWER_TIMEOUT_MS = 300_000;
const POLL_INTERVAL_MS = 500;

/**
 * Makes a change, if these credentials may decide. Otherwise stages what was built, proposes the change, and waits
 * for the composer.
 * @returns a sentence about the outcome
 */
export async function requestChange(
  store: Store,
  request: ChangeRequest,
  work: RequestWork & { timeoutMs?: number },
): Promise<string> {
  if (store.canDecide) return applyRequest(store, request, work);
  const proposal = await store.runExclusive(() => propose(store, request, work));
  work.say(`Proposed as ${proposal.id}; waiting for the pipeline of the site …`);
  return waitForAnswer(store, proposal, work);
}

/** Publishes and signs the material of a request, and stores the proposal. */
async function propose(
  store: Store,
  request: ChangeRequest,
  { built, settings }: RequestWork,
): Promise<TeamProposal> {
  const live = await readLiveState(store);
  // Here, because the composer may not have the commits of a team's repository.
  if (built && changesVersion(live, request, built)) requireNewer(live, built, request);
  if (built) await stageVersion(store, live, built);
  const stored =
    settings &&
    (await stageSettings(store, await withLiveRemotes(store, settings, live), { units: {} }));
  const documents = stored?.flatMap(({ unit, version }) =>
    isDocumentUnit(unit) ? [{ unit, version }] : [],
  );
  const at = new Date().toISOString();
  const proposal: TeamProposal = {
    ...request,
    id: `${at.replace(/\D/g, '')}-${randomUUID()}`,
    at,
    by: releasedBy(),
    ...(built ? { version: built.version } : {}),
    ...(built?.source ? { source: built.source } : {}),
    ...(documents?.length ? { documents } : {}),
  };
  const signature = await signStatement(proposalStatementOf(proposal));
  const signed = signature
    ? { ...proposal, signature: { key: signature.key, signature: signature.signature } }
    : proposal;
  await store.putIfAbsent(proposalKeyOf(proposal), toJson(signed));
  return signed;
}

function changesVersion(
  { units }: LiveState,
  { action }: ChangeRequest,
  built: StoredApp,
): boolean {
  const isReleased = action === 'release' || action === 'canary';
  return isReleased && units[built.app]?.version !== built.version;
}

async function waitForAnswer(
  store: Store,
  proposal: TeamProposal,
  { say, timeoutMs = ANSWER_TIMEOUT_MS }: RequestWork & { timeoutMs?: number },
): Promise<string> {
  const key = answerKeyOf(proposalKeyOf(proposal));
  const stored = await waitFor(() => store.read(key), timeoutMs);
  if (stored) return readOutcome(readProposalAnswer(parseJson(stored.content, key), key), say);
  throw new StoreError(
    `Nobody answered ${proposalKeyOf(proposal)} within ${timeoutMs / 1000} s. It can still be carried out for an hour: start the pipeline of the site (npm run compose -- --proposals all), then look at npm run releases.`,
    { kind: 'transient' },
  );
}

/** Reads until there is something, or the time is over. */
export async function waitFor<Value>(
  read: () => Promise<Value | undefined>,
  timeoutMs: number,
): Promise<Value | undefined> {
  for (const startMs = performance.now(); ; await pause(POLL_INTERVAL_MS)) {
    const value = await read();
    if (value !== undefined || performance.now() - startMs > timeoutMs) return value;
  }
}

/** @returns the sentence of a success @throws the composer's error */
function readOutcome(
  { kind, message, log }: ProposalAnswer,
  say: (sentence: string) => void,
): string {
  for (const sentence of log) say(sentence);
  if (kind === 'done') return message;
  if (kind === 'broken') throw new StoreError(message);
  throw kind === 'conflict' ? new ReleaseConflictError(message) : new ReleaseRejectedError(message);
}

export function proposalKeyOf({ unit, id }: Pick<TeamProposal, 'unit' | 'id'>): string {
  return `proposals/${proposerOf(unit)}/${id}.json`;
}

export function answerKeyOf(proposalKey: string): string {
  return proposalKey.replace('proposals/', 'answers/');
}

export function proposalStatementOf(proposal: TeamProposal): SignedStatement {
  const { signature: _signature, ...content } = proposal;
  const hash = createHash('sha256').update(toCanonicalJson(content)).digest('hex');
  return { unit: 'proposal', version: proposal.id, content: hash };
}

export function toJson(value: TeamProposal | ProposalAnswer): Buffer {
  return Buffer.from(`${JSON.stringify(value, null, 1)}\n`);
}
