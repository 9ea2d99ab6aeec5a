import { createHash } from 'node:crypto';
import path from 'node:path';
import { openFolderStore } from './folder-store';
import type { Store } from './store';
import { dataFolder } from './workspace';

/** The store of this machine: what `npm start` serves. */
export function openLocalStore(): Store {
  return openFolderStore(localStoreFolder());
}

export function localStoreFolder(folder = dataFolder()): string {
  return path.join(folder, 'releases');
}

/**
 * The store of this command: the bucket that SITE_STORE names, or this machine's folder.
 * Who needs no bucket never loads the SDK.
 */
export async function openStore(
  folder = dataFolder(),
  address = process.env.SITE_STORE,
): Promise<Store> {
  if (!address) return openFolderStore(localStoreFolder(folder));
  const { openBucketStore } = await import('./bucket-store');
  return openBucketStore(address, path.join(folder, 'buckets', cacheName(address)));
}

/** One cache for each bucket of each service: the same address elsewhere is another bucket. */
function cacheName(address: string): string {
  const endpoint = process.env.AWS_ENDPOINT_URL_S3 ?? process.env.AWS_ENDPOINT_URL ?? '';
  return createHash('sha256').update(`${endpoint} ${address}`).digest('hex').slice(0, 12);
}
