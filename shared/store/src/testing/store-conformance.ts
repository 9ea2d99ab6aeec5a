import { describeFolders } from './conformance/folders';
import { describeKeys } from './conformance/keys';
import { describeOddKeys } from './conformance/odd-keys';
import { describePointers } from './conformance/pointers';
import { describeProcesses } from './conformance/processes';
import { describeSites } from './conformance/sites';
import type { StoreFixture, StoresUnderTest } from './conformance/stores-under-test';
import { describeExclusivity } from './conformance/exclusivity';
import { openStore } from '../open-store';
import type { Store } from '../store';

const SUITES = {
  Keys: describeKeys,
  'Odd keys and contents': describeOddKeys,
  Pointers: describePointers,
  Folders: describeFolders,
  Sites: describeSites,
  'One at a time': describeExclusivity,
  Processes: describeProcesses,
};
type SuiteName = keyof typeof SUITES;

const ALL_SUITES = Object.keys(SUITES) as SuiteName[];
/** Suites without another process. */
export const inProcess = ALL_SUITES.filter((name) => name !== 'Processes');

/**
 * Defines the conformance tests of the store interface for one implementation.
 * @param setUp creates the fixture and removes it afterwards
 * @param chosen suites to run; default: all
 */
export function describeStoreConformance(
  name: string,
  setUp: () => StoreFixture,
  chosen = ALL_SUITES,
): void {
  describe(name, () => {
    const place = setUp();
    let store: Store;
    let other: Store;
    beforeAll(async () => {
      store = await openStore(place.dataFolder);
      other = await openStore(place.otherDataFolder);
    });
    const tried: StoresUnderTest = () => ({ place, store, other });

    describe.each(chosen)('%s', (suite) => SUITES[suite](tried));
  });
}
