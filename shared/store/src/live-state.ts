import {
  readReleaseDecision,
  STORE_FORMAT,
  type LiveUnits,
  type ReleaseDecision,
} from '@site/contract';
import { parseJson, type Store, StoreError } from './store';

/** The newest decision as the store has it. */
export type LiveState = {
  /** Decision that visitors get; undefined before the first one. */
  decision: ReleaseDecision | undefined;
  /** Units of the decision; none before the first one. */
  units: LiveUnits;
  /** Etag for `appendDecision`; null when the object does not exist. */
  etag: string | null;
};

/** Key of the newest decision. */
export const LIVE_KEY = 'live/site.json';
const HISTORY_PREFIX = 'decisions/';
const REMOVAL_ADVICE =
  'Remove that object: the newest decision takes its place with the next command.';

/** Reads the state of the site. @throws {StoreError | ContractError} when it exists but is unusable */
export async function readLiveState(store: Store): Promise<LiveState> {
  const stored = await store.read(LIVE_KEY);
  const decision = stored
    ? parseDecision(store, LIVE_KEY, stored.content)
    : await readNewestDecision(store);
  return { decision, units: decision?.units ?? {}, etag: stored?.etag ?? null };
}

/** Makes a decision the live one. @returns false, without any change, when another process decided since `live` was read */
export async function appendDecision(
  store: Store,
  live: LiveState,
  decision: ReleaseDecision,
): Promise<boolean> {
  if (live.decision) await recordDecision(store, { ...live.decision, isInterrupted: true });
  if (await hasDecision(store, decision.generation)) {
    if ((await readLiveState(store)).etag !== live.etag) return false;
    throw new StoreError(
      `${LIVE_KEY} in ${store.location} is older than the newest decision in ${HISTORY_PREFIX}. ${REMOVAL_ADVICE}`,
    );
  }
  return store.compareAndSwap(LIVE_KEY, toJson(decision), live.etag);
}

/** Writes the live object again after it was lost. */
export async function repairLiveObject(store: Store, { decision }: LiveState): Promise<void> {
  if (decision) await store.compareAndSwap(LIVE_KEY, toJson(decision), null);
}

/** Tells whether this decision was written, for a caller that did not get the result of its write. */
export async function wasDecided(store: Store, { generation, id }: ReleaseDecision) {
  const { decision } = await readLiveState(store);
  return decision?.id === id || (await readDecision(store, generation))?.id === id;
}

/**
 * Writes a decision into the history, unless it is there. A damaged one is replaced; the decision's own command removes
 * the mark of another one that took it for interrupted while it was being published.
 */
export async function recordDecision(store: Store, decision: ReleaseDecision): Promise<void> {
  const key = historyKeyOf(decision.generation);
  const stored = await store.read(key);
  if (!stored) {
    if (!(await store.putIfAbsent(key, toJson(decision)))) await recordDecision(store, decision);
    return;
  }
  const recorded = findDecision(store, key, stored.content);
  const isMarked =
    recorded?.id === decision.id && recorded.isInterrupted && !decision.isInterrupted;
  // Read twice, because one read may have returned half of a whole object.
  const isDamaged = !recorded && !(await readDecision(store, decision.generation));
  if (isDamaged || isMarked) await store.compareAndSwap(key, toJson(decision), stored.etag);
}

/** Tells whether the history contains a decision, whole or damaged. */
export async function hasDecision(store: Store, generation: number): Promise<boolean> {
  return (await store.read(historyKeyOf(generation))) !== undefined;
}

/** Reads one decision from the history. @returns undefined when it is missing or damaged */
export async function readDecision(
  store: Store,
  generation: number,
): Promise<ReleaseDecision | undefined> {
  const key = historyKeyOf(generation);
  const stored = await store.read(key);
  return stored && findDecision(store, key, stored.content);
}

/** Reads decisions from the live one back; lost and damaged ones are left out. */
export async function* readHistory(
  store: Store,
  { decision }: LiveState,
): AsyncGenerator<ReleaseDecision> {
  if (decision) yield decision;
  for (let generation = (decision?.generation ?? 0) - 1; generation > 0; generation -= 1) {
    const earlier = await readDecision(store, generation);
    if (earlier) yield earlier;
  }
}

/** A lost live object costs nothing, because the history holds each decision that was completed. */
async function readNewestDecision(store: Store): Promise<ReleaseDecision | undefined> {
  const newest = (await store.list(HISTORY_PREFIX)).at(-1);
  const stored = newest && (await store.read(newest));
  // Never an earlier one: what was decided after it would be forgotten.
  if (stored) return parseDecision(store, newest, stored.content);
  if (await store.read('live/shell.json')) throw olderFormatError(store);
  return undefined;
}

/** Returns the key of a decision in the history. */
export function historyKeyOf(generation: number): string {
  return `${HISTORY_PREFIX}${String(generation).padStart(8, '0')}.json`;
}

function findDecision(store: Store, key: string, content: Buffer): ReleaseDecision | undefined {
  try {
    return parseDecision(store, key, content);
  } catch {
    return undefined;
  }
}

function parseDecision(store: Store, key: string, content: Buffer): ReleaseDecision {
  const name = `${store.location}/${key}`;
  const input = parseJson(content, name, key === LIVE_KEY ? REMOVAL_ADVICE : undefined);
  if ((input as { format?: unknown } | null)?.format !== STORE_FORMAT)
    throw olderFormatError(store);
  return readReleaseDecision(input, name);
}

function olderFormatError({ location }: Store): StoreError {
  return new StoreError(
    `${location} was written by another version of this code, which stored releases in another format. npm start sets such a folder aside and builds anew; for a bucket, write another prefix into SITE_STORE and release into it. Nothing was changed.`,
  );
}

function toJson(value: ReleaseDecision): Buffer {
  return Buffer.from(`${JSON.stringify(value, null, 1)}\n`);
}
