import type { Store } from '../store';

/** Where a store of the kind that is tried lives. It may be filled in before the first test only. */
export type Place = {
  dataFolder: string;
  /** The data folder of a second machine; the same one where machines cannot share a store. */
  otherDataFolder: string;
  /** So many files take long enough to be put that a process can be killed meanwhile. */
  manyFiles: number;
  /** Resolves when something of a folder that is just being put has arrived, and some is still missing. */
  halfWay(): Promise<void>;
};

/** What a test tries: one store, opened by two machines. */
export type Tried = () => { place: Place; store: Store; other: Store };
