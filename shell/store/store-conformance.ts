import { describeFolders } from './conformance/folders';
import { describeKeys } from './conformance/keys';
import { describeOddKeys } from './conformance/odd-keys';
import { describePointers } from './conformance/pointers';
import { describeProcesses } from './conformance/processes';
import { describeSites } from './conformance/sites';
import type { Place, Tried } from './conformance/tried';
import { describeTurns } from './conformance/turns';
import { openStore } from './open-store';
import type { Store } from './store';

const promises = {
  Keys: describeKeys,
  'Odd keys and contents': describeOddKeys,
  Pointers: describePointers,
  Folders: describeFolders,
  Sites: describeSites,
  'One at a time': describeTurns,
  Processes: describeProcesses,
};
type PromiseName = keyof typeof promises;

const all = Object.keys(promises) as PromiseName[];
/** Those that no other process takes part in. */
export const inProcess = all.filter((name) => name !== 'Processes');

/**
 * The promises of the interface, tried on one implementation of it. @param setUp makes a place and removes it
 * @param chosen those that are tried; left out: all of them
 */
export function describeStore(name: string, setUp: () => Place, chosen = all): void {
  describe(name, () => {
    const place = setUp();
    let store: Store;
    let other: Store;
    beforeAll(async () => {
      store = await openStore(place.dataFolder);
      other = await openStore(place.otherDataFolder);
    });
    const tried: Tried = () => ({ place, store, other });

    describe.each(chosen)('%s', (promise) => promises[promise](tried));
  });
}
