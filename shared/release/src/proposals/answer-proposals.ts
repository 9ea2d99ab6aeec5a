import path from 'node:path';
import {
  type AppName,
  proposerOf,
  readTeamProposal,
  type ProposalAnswer,
  type TeamProposal,
} from '@site/contract';
import { readPinnedKeys, readStoredSettings, verifySignature } from '@site/site';
import {
  isTransientError,
  parseJson,
  readLiveState,
  StoreError,
  type LiveState,
  type Store,
} from '@site/store';
import { messageOf } from '@site/node';
import { isSame } from '../apply-changes';
import type { StoredApp } from '../build/create-descriptor';
import { holdsOwnerKey } from '../build/sign-version';
import { requireGenuineDecision } from '../decision-chain';
import { ReleaseRejectedError } from '../release-errors';
import { sendNotice } from '../send-notice';
import { applyRequest, type RequestWork } from './apply-request';
import { answerKeyOf, proposalKeyOf, proposalStatementOf, toJson, waitFor } from './request-change';

const MAX_AGE_MS = 3_600_000;

/**
 * Answers the pending proposals of one team, or of all, oldest first: checks who made each, and carries it out with the
 * gate of a release. A failure of one is its answer, and the next one follows.
 * @returns a sentence for each
 */
export async function answerProposals(
  store: Store,
  options: ComposerWork & {
    app?: AppName | undefined;
    /** Time to wait for the first one. */
    waitMs?: number;
  },
): Promise<string[]> {
  const { app, waitMs = 0 } = options;
  const keys = (await waitFor(() => listProposals(store, app), waitMs)) ?? [];
  const outcomes: string[] = [];
  for (const key of keys.toSorted((one, other) => (idOf(one) < idOf(other) ? -1 : 1))) {
    const answerKey = answerKeyOf(key);
    // A composer that was stopped may have answered it already.
    if (!(await store.read(answerKey))) {
      const answer = await answerProposal(store, key, options);
      await store.putIfAbsent(answerKey, toJson(answer));
      // Of one that was carried out, the decision is told.
      if (answer.kind !== 'done') await sendNotice(`${key} is refused: ${answer.message}`);
      outcomes.push(`${key}: ${answer.message}`);
    }
    await store.remove(key);
  }
  return outcomes;
}

/** For a job without keys, which only records what code of apps renders (`runWithoutKeys`): leaves the store as it is. */
export function renderOnly(store: Store): Store {
  const putSite = () =>
    Promise.reject(new ReleaseRejectedError('It was only rendered. Nothing was changed.'));
  const remove = () => Promise.resolve();
  return { ...store, canDecide: false, putIfAbsent: () => Promise.resolve(true), putSite, remove };
}

type ComposerWork = Pick<RequestWork, 'say' | 'gateOptions'>;

async function listProposals(
  store: Store,
  app: AppName | undefined,
): Promise<string[] | undefined> {
  const keys = await store.list(app ? `proposals/${app}/` : 'proposals/');
  return keys.length > 0 ? keys : undefined;
}

async function answerProposal(
  store: Store,
  key: string,
  { say: warn, gateOptions = {} }: ComposerWork,
): Promise<ProposalAnswer> {
  const log: string[] = [];
  try {
    const proposal = await readGenuineProposal(store, key, warn);
    const { unit, version, source, documents, by } = proposal;
    const built: StoredApp | undefined = version
      ? { app: proposerOf(unit), version, ...(source ? { source } : {}) }
      : undefined;
    const say = (sentence: string) => void log.push(sentence);
    const work = { built, documents, by, say, gateOptions, isSourceElsewhere: true };
    const message = await applyRequest(store, proposal, work);
    return { kind: 'done', message, log };
  } catch (error) {
    if (isTransientError(error)) throw error;
    return { kind: kindOf(error), message: messageOf(error), log };
  }
}

function kindOf(error: unknown): ProposalAnswer['kind'] {
  if (error instanceof ReleaseRejectedError) return error.kind;
  return error instanceof StoreError ? 'broken' : 'refused';
}

/** @throws {ReleaseRejectedError} when somebody else than the unit's team may have made it, or it is old */
async function readGenuineProposal(
  store: Store,
  key: string,
  say: (sentence: string) => void,
): Promise<TeamProposal> {
  const { content = Buffer.of() } = (await store.read(key)) ?? {};
  const proposal = readTeamProposal(parseJson(content, key), key);
  const app = proposerOf(proposal.unit);
  // A team writes below its own app only; a copy at another key would be answered twice.
  if (key !== proposalKeyOf(proposal)) throw refusal(key, `belongs to ${proposalKeyOf(proposal)}`);
  if (proposal.documents && app !== 'shell') throw refusal(key, 'names settings, as a shell may');
  const ageMs = Date.now() - Date.parse(proposal.at);
  if (Math.abs(ageMs) > MAX_AGE_MS) throw refusal(key, `is of ${proposal.at}, an hour away`);
  const live = await readLiveState(store);
  // Its keys are used only after that.
  await requireGenuineDecision(store, live, say);
  const { teamPublicKeys = {} } = live.units.settings
    ? await readStoredSettings(store, live.units)
    : {};
  const keys = teamPublicKeys[app];
  if (keys && !(await isSignedBy(proposal, keys)))
    throw refusal(key, `is not signed with a key of "${app}"`);
  await rejectForeignKeys(key, proposal, live);
  return proposal;
}

async function isSignedBy(proposal: TeamProposal, keys: readonly string[]): Promise<boolean> {
  const { signature } = proposal;
  if (!signature || !keys.includes(signature.key)) return false;
  return verifySignature(proposalStatementOf(proposal), signature, signature.key);
}

/** A composer whose key does not belong to the site's owner cannot make other keys live. */
async function rejectForeignKeys(
  key: string,
  { documents = [] }: TeamProposal,
  { units }: LiveState,
): Promise<void> {
  const keys = documents.find(({ unit }) => unit === 'keys');
  if (!keys || !readPinnedKeys() || isSame(units.keys, keys) || (await holdsOwnerKey())) return;
  throw refusal(key, 'changes "teamPublicKeys", which the owner of the site releases');
}

function refusal(key: string, reason: string): ReleaseRejectedError {
  return new ReleaseRejectedError(`The proposal ${key} ${reason}. Nothing was changed.`);
}

function idOf(key: string): string {
  return path.posix.basename(key, '.json');
}
