import fs from 'node:fs';
import path from 'node:path';
import { type Bucket, openBucket, type WriteCondition } from './bucket';
import { downloadFolder, folderManifestKey, uploadFolder } from './bucket-folders';
import { hasSite, uploadSite } from './bucket-site';
import { openFolderStore } from './folder-store';
import { forEachConcurrent } from '@site/node';
import { type Store, StoreError } from './store';
import { randomUUID } from 'node:crypto';
import { hasErrorCode } from './bucket-errors';

const PROBE_KEY = 'probe/conditional-write';

const OTHER_ETAG = `"${'0'.repeat(32)}"`;

/**
 * Opens a store in an S3-compatible bucket, for pipelines on many machines. Versions never change, so each machine
 * caches those it used in a folder store. The composed site is under `site/`, ready for a static host; the machine that
 * composed it caches it too.
 * @throws {StoreError} when its service cannot keep two teams from overwriting each other's decisions
 */
export async function openBucketStore(address: string, cacheFolder: string): Promise<Store> {
  const bucket = openBucket(address);
  const canDecide = await requireConditionalWrites(bucket);
  const cache = openFolderStore(cacheFolder);
  return {
    location: address,
    canDecide,
    read: async (key) => {
      const stored = await bucket.get(key);
      return stored && { content: stored.content, etag: stored.etag };
    },
    list: async (prefix) => (await bucket.list(prefix)).map(({ key }) => key).sort(),
    putIfAbsent: (key, content) => writeIf(bucket, key, content, { etag: null }),
    compareAndSwap: (key, content, etag) => writeIf(bucket, key, content, { etag }),
    putFolder: (prefix, folder) => uploadFolder(bucket, prefix, folder),
    openFolder: async (prefix) => {
      const target = path.join(cacheFolder, prefix);
      const drafts = path.join(cacheFolder, 'downloads');
      if (!fs.existsSync(target)) await downloadFolder(bucket, { prefix, target, drafts });
      return target;
    },
    remove: async (prefix) => {
      const files = (await bucket.list(`${prefix}/`)).map(({ key }) => key);
      const keys = [prefix, folderManifestKey(prefix), ...files];
      await forEachConcurrent(keys, (key) => bucket.remove(key));
      await cache.remove(prefix);
    },
    readTimeMs: async (key) =>
      (await bucket.list(key)).find((object) => object.key === key)?.changedAtMs,
    putSite: cache.putSite,
    uploadSite: async (id) => {
      const folder = await cache.openSite(id);
      if (!folder) throw new StoreError(`This machine does not hold the composition ${id}.`);
      await uploadSite(bucket, id, folder);
    },
    hasSite: (id) => hasSite(bucket, id),
    openSite: cache.openSite,
    draftFolder: cache.draftFolder,
    runExclusive: cache.runExclusive,
  };
}

/**
 * Writes an object when the condition holds; the service checks it. @returns whether it held
 */
async function writeIf(
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

/**
 * Requires that the service honors If-None-Match and If-Match. Tried and not configured: services differ by version, and
 * some accept the headers and ignore them.
 * @returns whether these credentials may write the key, as they may write decisions; without that right only reads and
 * writes of new objects follow, which need no proof
 * @throws {StoreError}
 */
async function requireConditionalWrites(bucket: Bucket): Promise<boolean> {
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
    const cause = error instanceof StoreError ? error.cause : error;
    if (hasErrorCode(cause, 'AccessDenied')) return false;
    if (!hasErrorCode(cause, 'NotImplemented')) throw error;
  }
  throw new StoreError(
    `${bucket.address} cannot store releases: its service does not honor conditional writes (If-None-Match, If-Match), so two teams could overwrite each other's decisions. Use a bucket of a service that does, for example AWS S3, Cloudflare R2 or MinIO.`,
  );
}
