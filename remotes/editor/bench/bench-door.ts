import type { Deck } from '../src/core/model/deck';

/** What the bench page offers to the scripts that drive it. */
export interface BenchDoor {
  readonly store: (deck: Deck) => Promise<void>;
  readonly read: (deckId: string) => Promise<Deck | undefined>;
  /** Opens a deck in the page as it stands, and tells how long until it can be worked on. */
  readonly open: (deckId: string) => Promise<number>;
}

declare global {
  interface Window {
    bench: BenchDoor;
  }
}
