import type { Deck } from '../core/model/deck';
import type { AssetStore } from './asset-store';
import type { SaveState } from './autosave';
import type { Database } from './database';
import type { Trouble } from './trouble';
import type { Role } from './writer-lock';

export interface SessionEvents {
  readonly onRole: (role: Role) => void;
  readonly onSave: (state: SaveState) => void;
  readonly onTrouble: (trouble: Trouble | null) => void;
  /** The tab that had this deck before ended without closing it. */
  readonly onRecovered: () => void;
  /** The deck was changed in another tab. */
  readonly onDeck: (deck: Deck) => void;
}

/** Deck that is open in this tab, from the first read to the last write. */
export interface DeckSession {
  readonly deck: Deck;
  readonly database: Database | null;
  readonly assets: AssetStore;
  readonly damaged: number;
  /** Starts delivering events. */
  readonly start: (events: SessionEvents) => void;
  readonly note: (deck: Deck, isTyping: boolean) => void;
  readonly flush: () => Promise<void>;
  /** Writes at once and stores a version. */
  readonly save: (deck: Deck) => Promise<void>;
  readonly hasUnsaved: () => boolean;
  readonly takeOver: () => void;
  readonly close: () => void;
}
