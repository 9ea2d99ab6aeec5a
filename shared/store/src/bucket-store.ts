import fs from 'node:fs';
import path from 'node:path';
import { openBucket } from './bucket';
import { downloadFolder, folderManifestKey, uploadFolder } from './bucket-folders';
import { hasSite, uploadSite } from './bucket-site';
import { requireConditionalWrites, writeIf } from './conditional-write';
import { openFolderStore } from './folder-store';
import { forEachConcurrent } from './for-each-concurrent';
import { StoreError, type Store } from './store';

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
    publishSite: async (id) => {
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
