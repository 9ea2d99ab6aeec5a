import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { isCode } from './bucket-errors';
import type { Bucket, Condition } from './bucket';
import { inTurn } from './in-turn';
import { StoreError } from './store';

/** Writes when the condition holds, and says whether it did. */
export type ConditionalWrite = (
  key: string,
  content: Uint8Array,
  condition: Condition,
) => Promise<boolean>;

/**
 * The service checks the condition itself where it can (If-Match, If-None-Match). Where it cannot, writers
 * take turns by claims, read, compare and write: docs/decisions/0010-a-bucket-for-teams.md says what that
 * cannot promise.
 */
export function conditionalWrite(bucket: Bucket): ConditionalWrite {
  let ability: Promise<boolean> | undefined;
  return async (key, content, condition) => {
    ability ??= checksConditions(bucket);
    const write = (await ability.catch(forget)) ? writeChecked : writeInTurn;
    return write(bucket, { key, content, condition });
  };

  /** A service that could not be reached is asked again by the next write. */
  function forget(error: unknown): never {
    ability = undefined;
    throw error;
  }
}

const probe = 'probe/conditional-write';
const empty = new Uint8Array();

/** Asked and not looked up: services differ by version, and some take the headers and ignore them. */
async function checksConditions(bucket: Bucket): Promise<boolean> {
  try {
    await bucket.put(probe, empty, { condition: { tag: null } });
    const second = await bucket.put(probe, empty, { condition: { tag: null } });
    if (second !== undefined) return false;
    const other = { tag: `"${'0'.repeat(32)}"` };
    return (await bucket.put(probe, empty, { condition: other })) === undefined;
  } catch (error) {
    if (error instanceof StoreError && isCode(error.cause, 'NotImplemented')) return false;
    throw error;
  }
}

/** Well before the others stop respecting the claim. */
const turnMs = 20_000;

type Write = { key: string; content: Uint8Array; condition: Condition };

async function writeChecked(bucket: Bucket, { key, content, condition }: Write): Promise<boolean> {
  const writer = randomUUID();
  if ((await bucket.put(key, content, { condition, writer })) !== undefined) return true;
  // When only the answer was lost, the second try meets the first.
  return (await bucket.get(key))?.writer === writer;
}

async function writeInTurn(bucket: Bucket, { key, content, condition }: Write): Promise<boolean> {
  const holds = async () => ((await bucket.get(key))?.tag ?? null) === condition.tag;
  for (let attempt = 0; await holds(); attempt += 1) {
    const written = await inTurn(bucket, key, async () => {
      if (!(await holds())) return false;
      await bucket.put(key, content, { signal: AbortSignal.timeout(turnMs) });
      return true;
    });
    if (written !== undefined) return written;
    await pause(Math.random() * Math.min(50 * 2 ** attempt, 500));
  }
  return false;
}
