import { createDeck } from '../core/model/create';
import type { Deck } from '../core/model/deck';
import { newId } from '../core/model/ids';
import { type AssetStore, createAssetStore } from './asset-store';
import { createAutosave, type SaveState } from './autosave';
import { type Database, openDatabase } from './database';
import { listDecks } from './deck-list';
import { loadDeck } from './load-deck';
import { storedSession } from './stored-session';
import { BLOCKED, type Trouble } from './trouble';
import type { Role } from './writer-lock';

export interface SessionEvents {
  readonly onRole: (role: Role) => void;
  readonly onSave: (state: SaveState) => void;
  readonly onTrouble: (trouble: Trouble | null) => void;
  /** The deck changed in another tab. */
  readonly onDeck: (deck: Deck) => void;
}

/** One deck, open in this tab, from the first read to the last write. */
export interface DeckSession {
  readonly deck: Deck;
  readonly database: Database | null;
  readonly assets: AssetStore;
  /** The tab that had this deck before ended without closing it. */
  readonly isRecovered: boolean;
  readonly damaged: number;
  /** From here on events arrive. */
  readonly start: (events: SessionEvents) => void;
  readonly note: (deck: Deck, isTyping: boolean) => void;
  readonly flush: () => Promise<void>;
  /** Writes at once and keeps a version. */
  readonly save: (deck: Deck) => Promise<void>;
  readonly hasUnsaved: () => boolean;
  readonly takeOver: () => void;
  readonly close: () => void;
}

/** Opens a deck by id, or the one worked on last, or a new one. Never fails: see `onTrouble`. */
export async function openDeckSession(owner: string, deckId: string | null): Promise<DeckSession> {
  const database = await openDatabase(owner).catch(() => null);
  if (!database) return memorySession();
  const id = deckId ?? (await listDecks(database))[0]?.id;
  const loaded = id === undefined ? undefined : await loadDeck(database, id).catch(() => undefined);
  return storedSession(database, {
    deck: loaded?.deck ?? createDeck(),
    isStored: loaded !== undefined,
    damaged: loaded?.damaged ?? 0,
  });
}

/** Puts a whole new deck into the database, to be opened next. */
export async function storeNewDeck(owner: string, deck: Deck): Promise<void> {
  const database = await openDatabase(owner);
  const autosave = createAutosave({
    database,
    token: newId(),
    saved: { deck: null, createdAt: Date.now() },
    onState: (_, cause) => {
      if (cause instanceof Error) throw cause;
    },
  });
  autosave.note(deck, false);
  await autosave.flush();
  database.close();
}

function memorySession(): DeckSession {
  const assets = createAssetStore(null);
  return {
    deck: createDeck(),
    database: null,
    assets,
    isRecovered: false,
    damaged: 0,
    start(events) {
      events.onRole('writer');
      events.onTrouble(BLOCKED);
    },
    note: () => undefined,
    flush: () => Promise.resolve(),
    save: () => Promise.resolve(),
    hasUnsaved: () => false,
    takeOver: () => undefined,
    close: assets.dispose,
  };
}
