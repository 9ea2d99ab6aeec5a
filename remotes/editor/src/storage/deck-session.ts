import type { Deck } from '../core/model/deck-schema';
import type { AssetStore } from './assets/asset-store';
import type { SaveState } from './autosave';
import type { DeckDatabase } from './deck-database';
import type { UserError } from './user-error';
import type { DeckRole } from './lock-deck';

export interface DeckSessionEvents {
  readonly onRole: (role: DeckRole) => void;
  /** The document may end, or another tab takes over: what is typed or dragged ends with what it has, and is scheduled. */
  readonly onInputEnd: () => void;
  /** With a message while something is not stored. */
  readonly onSaveState: (state: SaveState, error: UserError | null) => void;
  readonly onError: (trouble: UserError | null) => void;
  /** The tab that had this deck before ended without closing it. */
  readonly onRecovered: () => void;
  /** The deck was changed in another tab. */
  readonly onDeckChanged: (deck: Deck) => void;
}

/** Deck that is open in this tab, from the first read to the last write. */
export interface DeckSession {
  readonly deck: Deck;
  /** Null while the browser stores nothing. */
  readonly database: DeckDatabase | null;
  readonly assets: AssetStore;
  readonly damagedSlideCount: number;
  readonly start: (events: DeckSessionEvents) => void;
  readonly scheduleSave: (deck: Deck, isTyping: boolean) => void;
  /** Writes now. Resolves to whether everything is stored; never rejects. */
  readonly flush: () => Promise<boolean>;
  /** Writes at once and stores a version. */
  readonly saveVersion: (deck: Deck) => Promise<void>;
  /** Whether something would be lost if the tab were closed now. Every way out of the editor asks this. */
  readonly hasUnsavedChanges: () => boolean;
  /** Gives up what is not stored, because the user has agreed to. */
  readonly discard: () => void;
  readonly takeOver: () => void;
  /** Ends the session once everything is stored. */
  readonly close: () => void;
}
