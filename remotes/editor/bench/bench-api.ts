import type { Deck } from '../src/core/model/deck-schema';

/** API that the bench page offers to the scripts that drive it. */
export interface BenchApi {
  readonly store: (deck: Deck) => Promise<void>;
  readonly read: (deckId: string) => Promise<Deck | undefined>;
  /** Opens a deck in the running page and returns the milliseconds until it can be edited. */
  readonly open: (deckId: string) => Promise<number>;
}

declare global {
  interface Window {
    bench: BenchApi;
  }
}
