import { openFolderStore } from './folder-store';
import type { Store } from './store';

/**
 * Opens a store above another one: what its folder does not hold is read from below, and everything that is written
 * stays in the folder. A version can be composed and checked there as if it were live, and nothing is released.
 */
export function openLayeredStore(below: Store, folder: string): Store {
  const above = openFolderStore(folder);
  return {
    ...above,
    location: below.location,
    read: async (key) => (await above.read(key)) ?? below.read(key),
    list: async (prefix) => {
      const keys = [...(await above.list(prefix)), ...(await below.list(prefix))];
      return [...new Set(keys)].sort();
    },
    openFolder: (prefix) => above.openFolder(prefix).catch(() => below.openFolder(prefix)),
  };
}
