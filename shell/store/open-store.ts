import path from 'node:path';
import { openFolderStore } from './folder-store';
import type { Store } from './store';
import { dataFolder } from './workspace';

/** The store of this machine: where releases go, and what `npm start` serves. */
export function openLocalStore(): Store {
  return openFolderStore(localStoreFolder());
}

export function localStoreFolder(): string {
  return path.join(dataFolder(), 'releases');
}
