import { describeFolders } from './conformance/folders';
import { describeFoldersAtOnce } from './conformance/folders-at-once';
import { describeKeys } from './conformance/keys';
import { describeOddKeys } from './conformance/odd-keys';
import { describePointers } from './conformance/pointers';
import { describeSites } from './conformance/sites';
import type { Place, Tried } from './conformance/tried';
import { describeTurns } from './conformance/turns';
import { openStore } from './open-store';
import type { Store } from './store';

const SUITES = {
  Keys: describeKeys,
  'Odd keys and contents': describeOddKeys,
  Pointers: describePointers,
  Folders: describeFolders,
  'Folders at once': describeFoldersAtOnce,
  Sites: describeSites,
  'One process at a time': describeTurns,
};
type SuiteName = keyof typeof SUITES;

/**
 * Defines the conformance tests of the store interface for one implementation.
 * @param setUp creates the fixture and removes it afterwards
 * @param chosen suites to run; default: all
 */
export function describeStore(
  name: string,
  setUp: () => Place,
  chosen = Object.keys(SUITES) as SuiteName[],
): void {
  describe(name, () => {
    const place = setUp();
    let store: Store;
    let other: Store;
    beforeAll(async () => {
      store = await openStore(place.dataFolder);
      other = await openStore(place.otherDataFolder);
    });
    const tried: Tried = () => ({ place, store, other });

    describe.each(chosen)('%s', (suite) => SUITES[suite](tried));
  });
}
