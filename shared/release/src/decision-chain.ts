import { createHash } from 'node:crypto';
import {
  isAppName,
  namesOf,
  type ReleaseDecision,
  type ReleaseUnit,
  type SiteSettings,
} from '@site/contract';
import {
  readPinnedKeys,
  readStoredSettings,
  verifySignature,
  type SignedStatement,
} from '@site/site';
import { forEachConcurrent } from '@site/node';
import { readDecision, readHistory, StoreError, type LiveState, type Store } from '@site/store';
import { holdsOwnerKey, signStatement } from './build/sign-version';
import { findReplayedVersion } from './version-numbers';

/** Hashes a decision without its signature and the mark of its history entry. */
export function hashDecision(decision: ReleaseDecision): string {
  const { isInterrupted: _mark, signature: _signature, ...content } = decision;
  return createHash('sha256').update(toCanonicalJson(content)).digest('hex');
}

/** Reads the decisions 1 to `count` of the history; undefined for those that are missing or cannot be read. */
export async function readDecisions(
  store: Store,
  count: number,
): Promise<(ReleaseDecision | undefined)[]> {
  const decisions: (ReleaseDecision | undefined)[] = Array.from({ length: count });
  await forEachConcurrent(decisions.keys(), async (index) => {
    decisions[index] = await readDecision(store, index + 1);
  });
  return decisions;
}

/** Signs a decision if a key is configured. */
export async function signDecision(decision: ReleaseDecision): Promise<ReleaseDecision> {
  const signed = await signStatement(statementOf(decision));
  return signed
    ? { ...decision, signature: { key: signed.key, signature: signed.signature } }
    : decision;
}

/**
 * Checks who made the live decision and those before it, back to the last one of the site's owner, where this machine
 * pins the owner's keys. Without the owner's key a decision may change only apps that its signer signs, or, by the composer, anything but keys; without any
 * key no unit at all. The owner's own command goes on in any case: it is what puts a forged history right.
 * @throws {StoreError} naming the decision that somebody else made
 */
export async function requireGenuineDecision(
  store: Store,
  live: LiveState,
  say: (sentence: string) => void,
): Promise<void> {
  const pinned = readPinnedKeys();
  if (!pinned || !live.decision) return;
  const problem = await findForgery(store, live, pinned);
  if (!problem) return;
  const advice = 'Whoever holds the key of the site has to look at it, and decide what is live.';
  const sentence = `${problem}, so somebody else may have written it into ${store.location}. ${advice}`;
  if (!(await holdsOwnerKey())) throw new StoreError(`${sentence} Nothing was changed.`);
  say(sentence);
}

/** @returns the beginning of a sentence about the newest decision that is not genuine */
async function findForgery(
  store: Store,
  live: LiveState,
  pinned: string[],
): Promise<string | undefined> {
  const settings = await readStoredSettings(store, live.units);
  let next: SignedDecision | undefined;
  for await (const decision of readHistory(store, live)) {
    const problem =
      next &&
      (findRewriting(decision, next.decision) ?? findForeignChange(decision, next, settings));
    if (problem) return problem;
    const signer = await findSigner(decision);
    if (signer && pinned.includes(signer)) return undefined;
    next = { decision, signer };
  }
  return (
    next && `No decision up to number ${next.decision.generation} is signed with a key of the site`
  );
}

export type SignedDecision = { decision: ReleaseDecision; signer: string | undefined };

/** Compares what a decision changed with what its signer may change. @returns the beginning of a sentence */
export function findForeignChange(
  decision: Pick<ReleaseDecision, 'units'>,
  { decision: next, signer = '' }: SignedDecision,
  { teamPublicKeys = {} }: Pick<SiteSettings, 'teamPublicKeys'>,
): string | undefined {
  const isComposer = teamPublicKeys.composer?.includes(signer) ?? false;
  const isOwn = (unit: ReleaseUnit) =>
    isAppName(unit)
      ? isComposer || teamPublicKeys[unit]?.includes(signer)
      : isComposer && unit === 'settings';
  const foreign = listChangedUnits(decision, next).filter((unit) => !isOwn(unit));
  if (foreign.length === 0) return findReplayedVersion(decision.units, next, { teamPublicKeys });
  return `Decision ${next.generation} changed ${foreign.join(' and ')} without a signature that allows it`;
}

/** Lists the units that differ between two decisions. */
export function listChangedUnits(
  { units: before }: Pick<ReleaseDecision, 'units'>,
  { units: after }: Pick<ReleaseDecision, 'units'>,
): ReleaseUnit[] {
  return namesOf({ ...before, ...after }).filter(
    (unit) => toCanonicalJson(before[unit]) !== toCanonicalJson(after[unit]),
  );
}

/** Compares a decision with the one that the next one followed. @returns the beginning of a sentence */
export function findRewriting(
  decision: ReleaseDecision,
  next: ReleaseDecision,
): string | undefined {
  if (decision.generation !== next.generation - 1)
    return `Decision ${next.generation - 1} is missing`;
  if (!next.before && !decision.before) return undefined;
  if (next.before === hashDecision(decision)) return undefined;
  return `Decision ${decision.generation} is not the one that decision ${next.generation} followed`;
}

/** @returns the public key of a valid signature */
export async function findSigner(decision: ReleaseDecision): Promise<string | undefined> {
  const { signature } = decision;
  if (!signature) return undefined;
  const isValid = await verifySignature(statementOf(decision), signature, signature.key).catch(
    // A key that was edited is none.
    () => false,
  );
  return isValid ? signature.key : undefined;
}

function statementOf(decision: ReleaseDecision): SignedStatement {
  const { generation } = decision;
  return { unit: 'decision', version: String(generation), content: hashDecision(decision) };
}

/** Formats JSON with sorted keys, because the schema reads them in its own order. */
export function toCanonicalJson(value: unknown): string {
  return JSON.stringify(value ?? null, (_key, each: unknown) =>
    each && typeof each === 'object' && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([one], [other]) => (one < other ? -1 : 1)))
      : each,
  );
}
