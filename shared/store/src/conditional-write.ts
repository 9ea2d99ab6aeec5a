import { randomUUID } from 'node:crypto';
import type { Bucket, WriteCondition } from './bucket';
import { hasErrorCode } from './bucket-errors';
import { StoreError } from './store';

/**
 * Writes an object when the condition holds; the service checks it. @returns whether it held
 */
export async function writeIf(
  bucket: Bucket,
  key: string,
  content: Uint8Array,
  condition: WriteCondition,
): Promise<boolean> {
  const writer = randomUUID();
  if ((await bucket.put(key, content, { condition, writer })) !== undefined) return true;
  // If only the response was lost, the SDK's retry finds the first write.
  return (await bucket.get(key))?.writer === writer;
}

const PROBE_KEY = 'probe/conditional-write';
const OTHER_ETAG = `"${'0'.repeat(32)}"`;

/**
 * Requires that the service honors If-None-Match and If-Match. Tried and not configured: services differ by version, and
 * some accept the headers and ignore them.
 * @returns whether these credentials may write the key, as they may write decisions; without that right only reads and
 * writes of new objects follow, which need no proof
 * @throws {StoreError}
 */
export async function requireConditionalWrites(bucket: Bucket): Promise<boolean> {
  const isWritten = async (etag: string | null) =>
    (await bucket.put(PROBE_KEY, new Uint8Array(), { condition: { etag } })) !== undefined;
  const isHonored = async () => {
    // The first of two writes succeeds in a new bucket.
    if ((await isWritten(null)) && (await isWritten(null))) return false;
    return !(await isWritten(OTHER_ETAG));
  };
  try {
    if (await isHonored()) return true;
  } catch (error) {
    const { cause } = error as StoreError;
    if (hasErrorCode(cause, 'AccessDenied')) return false;
    if (!hasErrorCode(cause, 'NotImplemented')) throw error;
  }
  throw new StoreError(
    `${bucket.address} cannot store releases: its service does not honor conditional writes (If-None-Match, If-Match), so two teams could overwrite each other's decisions. Use a bucket of a service that does, for example AWS S3, Cloudflare R2 or MinIO.`,
  );
}
