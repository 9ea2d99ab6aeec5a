import { createHash } from 'node:crypto';
import path from 'node:path';
import { openFolderStore } from './folder-store';
import type { Store } from './store';
import { getDataFolder } from '@site/node';

/** Opens the store of this machine, which `npm start` serves. */
export function openLocalStore(): Store {
  return openFolderStore(localStoreFolder());
}

/** Returns the folder of this machine's store. */
export function localStoreFolder(folder = getDataFolder()): string {
  return path.join(folder, 'releases');
}

/**
 * Opens the store of a command: the bucket in SITE_STORE, or the folder of this machine. The SDK is loaded for buckets
 * only.
 */
export async function openStore(
  folder = getDataFolder(),
  address = process.env.SITE_STORE,
): Promise<Store> {
  if (!address) return openFolderStore(localStoreFolder(folder));
  const { openBucketStore } = await import('./bucket-store');
  return openBucketStore(address, path.join(folder, 'buckets', cacheName(address)));
}

/** Names the cache of a bucket: the same address at another endpoint is another bucket. */
function cacheName(address: string): string {
  const endpoint = process.env.AWS_ENDPOINT_URL_S3 ?? process.env.AWS_ENDPOINT_URL ?? '';
  return createHash('sha256').update(`${endpoint} ${address}`).digest('hex').slice(0, 12);
}
