import type { Store } from '../store';
import type { Hand } from '../testing/spawn-hand';

/** Where a store of the kind that is tried lives. It may be filled in before the first test only. */
export type Place = {
  dataFolder: string;
  /** The data folder of a second machine; the same one where machines cannot share a store. */
  otherDataFolder: string;
  /** Resolves when a process that was just started to put a folder has put some of it, and goes no further. */
  halfWay(hand: Hand): Promise<unknown>;
};

/** What a test tries: one store, opened by two machines. */
export type Tried = () => { place: Place; store: Store; other: Store };
