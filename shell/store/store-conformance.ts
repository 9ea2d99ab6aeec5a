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

/** Every promise of the interface, tried on one implementation of it. @param setUp makes a place and removes it */
export function describeStore(name: string, setUp: () => Place): void {
  describe(name, () => {
    const place = setUp();
    let store: Store;
    let other: Store;
    beforeAll(async () => {
      store = await openStore(place.dataFolder);
      other = await openStore(place.otherDataFolder);
    });
    const tried: Tried = () => ({ place, store, other });

    describe('Keys', () => describeKeys(tried));
    describe('Odd keys and contents', () => describeOddKeys(tried));
    describe('Pointers', () => describePointers(tried));
    describe('Folders', () => describeFolders(tried));
    describe('Folders at once', () => describeFoldersAtOnce(tried));
    describe('Sites', () => describeSites(tried));
    describe('One process at a time', () => describeTurns(tried));
  });
}
