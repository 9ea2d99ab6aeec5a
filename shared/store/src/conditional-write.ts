import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { hasErrorCode } from './bucket-errors';
import type { Bucket, WriteCondition } from './bucket';
import { withClaim } from './with-claim';
import { StoreError } from './store';

/** Writes when the condition holds. @returns whether it held */
export type ConditionalWrite = (
  key: string,
  content: Uint8Array,
  condition: WriteCondition,
) => Promise<boolean>;

/**
 * Creates the conditional write of a bucket. The service checks the condition itself if it can (If-Match,
 * If-None-Match). Otherwise writers take turns by claims, read, compare and write;
 * docs/decisions/0010-a-bucket-for-teams.md states the limits.
 */
export function createConditionalWrite(bucket: Bucket): ConditionalWrite {
  let supportsConditions: Promise<boolean> | undefined;
  return async (key, content, condition) => {
    supportsConditions ??= checksConditions(bucket);
    const write = (await supportsConditions.catch(resetSupport)) ? writeChecked : writeWithClaim;
    return write(bucket, { key, content, condition });
  };

  /** The next write asks a service again that could not be reached. */
  function resetSupport(error: unknown): never {
    supportsConditions = undefined;
    throw error;
  }
}

const PROBE_KEY = 'probe/conditional-write';
const EMPTY = new Uint8Array();

/** Probed and not configured: services differ by version, and some accept the headers and ignore them. */
async function checksConditions(bucket: Bucket): Promise<boolean> {
  try {
    await bucket.put(PROBE_KEY, EMPTY, { condition: { etag: null } });
    const second = await bucket.put(PROBE_KEY, EMPTY, { condition: { etag: null } });
    if (second !== undefined) return false;
    const other = { etag: `"${'0'.repeat(32)}"` };
    return (await bucket.put(PROBE_KEY, EMPTY, { condition: other })) === undefined;
  } catch (error) {
    if (error instanceof StoreError && hasErrorCode(error.cause, 'NotImplemented')) return false;
    throw error;
  }
}

/** Well before other writers ignore the claim. */
const WRITE_TIMEOUT_MS = 20_000;

type Write = { key: string; content: Uint8Array; condition: WriteCondition };

async function writeChecked(bucket: Bucket, { key, content, condition }: Write): Promise<boolean> {
  const writer = randomUUID();
  if ((await bucket.put(key, content, { condition, writer })) !== undefined) return true;
  // If only the response was lost, the SDK's retry finds the first write.
  return (await bucket.get(key))?.writer === writer;
}

async function writeWithClaim(
  bucket: Bucket,
  { key, content, condition }: Write,
): Promise<boolean> {
  const holds = async () => ((await bucket.get(key))?.etag ?? null) === condition.etag;
  for (let attempt = 0; await holds(); attempt += 1) {
    const written = await withClaim(bucket, key, async () => {
      if (!(await holds())) return false;
      await bucket.put(key, content, { signal: AbortSignal.timeout(WRITE_TIMEOUT_MS) });
      return true;
    });
    if (written !== undefined) return written;
    await pause(Math.random() * Math.min(50 * 2 ** attempt, 500));
  }
  return false;
}
