import type { Deck } from '../core/model/deck-schema';
import type { AssetStore } from './asset-store';
import type { SaveState } from './autosave';
import type { DeckDatabase } from './deck-database';
import type { UserError } from './user-error';
import type { DeckRole } from './lock-deck';

export interface DeckSessionEvents {
  readonly onRole: (role: DeckRole) => void;
  readonly onSaveState: (state: SaveState) => void;
  readonly onError: (trouble: UserError | null) => void;
  /** The tab that had this deck before ended without closing it. */
  readonly onRecovered: () => void;
  /** The deck was changed in another tab. */
  readonly onDeckChanged: (deck: Deck) => void;
}

/** Deck that is open in this tab, from the first read to the last write. */
export interface DeckSession {
  readonly deck: Deck;
  readonly database: DeckDatabase | null;
  readonly assets: AssetStore;
  readonly damagedSlideCount: number;
  readonly start: (events: DeckSessionEvents) => void;
  readonly scheduleSave: (deck: Deck, isTyping: boolean) => void;
  readonly flush: () => Promise<void>;
  /** Writes at once and stores a version. */
  readonly saveVersion: (deck: Deck) => Promise<void>;
  readonly hasUnsavedChanges: () => boolean;
  readonly takeOver: () => void;
  readonly close: () => void;
}
