import type { Store } from '../store';

/** Location of the store under test. It may be filled in before the first test only. */
export type Place = {
  dataFolder: string;
  /** Data folder of a second machine; the same one where machines cannot share a store. */
  otherDataFolder: string;
  /** Number of files that takes long enough to store that the process can be killed meanwhile. */
  manyFiles: number;
  /** Resolves when a folder is partly stored. */
  halfWay(): Promise<void>;
};

/** The store under test, opened by two machines. */
export type Tried = () => { place: Place; store: Store; other: Store };
