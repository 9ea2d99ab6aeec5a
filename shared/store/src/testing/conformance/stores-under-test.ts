import type { Store } from '../../store';
import type { StoreProcess } from '../spawn-store-process';

/** Location of the store under test. It may be filled in before the first test only. */
export type StoreFixture = {
  dataFolder: string;
  /** Data folder of a second machine; the same one where machines cannot share a store. */
  otherDataFolder: string;
  /** Resolves when a process that was just started to store a folder has stored part of it, and stands still. */
  waitUntilHalfWritten(hand: StoreProcess): Promise<unknown>;
};

/** The store under test, opened by two machines. */
export type StoresUnderTest = () => { place: StoreFixture; store: Store; other: Store };
