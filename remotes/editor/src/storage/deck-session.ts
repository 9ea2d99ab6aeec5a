import { createDeck } from '../core/model/create';
import type { Deck } from '../core/model/deck';
import { newId } from '../core/model/ids';
import { createAssetStore } from './asset-store';
import { createAutosave } from './autosave';
import { type Database, openDatabase } from './database';
import { ownTitle } from '../core/model/own-title';
import { lastDeckId, listDecks } from './deck-list';
import { loadChecks } from './load-checks';
import { loadDeck, rawDeck } from './load-deck';
import { recordOf } from './save-deck';
import type { DeckSession } from './session';
import { storedSession } from './stored-session';
import { BLOCKED } from './trouble';
import { SilentStorage } from './until-answered';

export type Opening =
  | { readonly kind: 'open'; readonly session: DeckSession }
  | { readonly kind: 'missing' }
  /** It is there, and stays there, but cannot be shown. */
  | { readonly kind: 'unreadable'; readonly raw: Blob | null };

/**
 * Opens a deck by id; without one, a new deck that is stored with its first edit, if at all.
 * @throws when the code that reads decks cannot be had, or the storage is silent: that says nothing about the deck
 */
export async function openDeckSession(owner: string, deckId: string | null): Promise<Opening> {
  // It comes while the database opens; whether it came is asked below.
  if (deckId !== null) loadChecks().catch(() => undefined);
  const database = await openDatabase(owner).catch(nullWhenRefused);
  if (!database) return { kind: 'open', session: memorySession() };
  if (deckId === null) {
    const opened = { deck: createDeck(), isStored: false, damaged: 0 };
    return { kind: 'open', session: storedSession(database, opened) };
  }
  await loadChecks();
  try {
    const loaded = await loadDeck(database, deckId);
    if (loaded)
      return { kind: 'open', session: storedSession(database, { ...loaded, isStored: true }) };
    database.close();
    return { kind: 'missing' };
  } catch {
    const raw = await rawDeck(database, deckId).catch(() => null);
    database.close();
    return { kind: 'unreadable', raw };
  }
}

/**
 * The deck worked on last, or a first one, which is stored here and now: tabs that ask at the same
 * moment are given the same. Null where the browser stores nothing.
 * @throws {SilentStorage}
 */
export async function findDeckToOpen(owner: string): Promise<string | null> {
  try {
    const database = await openDatabase(owner);
    const id = (await lastDeckId(database)) ?? (await storeFirstDeck(database));
    database.close();
    return id;
  } catch (cause) {
    return nullWhenRefused(cause);
  }
}

/** A storage that says nothing may hold the deck: none is opened in its place. */
function nullWhenRefused(cause: unknown): null {
  if (cause instanceof SilentStorage) throw cause;
  return null;
}

async function storeFirstDeck(database: Database): Promise<string> {
  const transaction = database.transaction(['decks', 'slides'], 'readwrite');
  const decks = transaction.objectStore('decks');
  const [known] = await decks.getAllKeys(null, 1);
  if (known !== undefined) return known;
  const deck = createDeck();
  const at = Date.now();
  await Promise.all([
    decks.put(recordOf(deck, at)),
    ...deck.slides.map((slide) =>
      transaction.objectStore('slides').put({ deckId: deck.id, slideId: slide.id, at, slide }),
    ),
    transaction.done,
  ]);
  return deck.id;
}

/** Puts a whole new deck into the database, to be opened next, under a title no other deck has. */
export async function storeNewDeck(owner: string, made: Deck): Promise<void> {
  const database = await openDatabase(owner);
  const titles = (await listDecks(database)).map(({ title }) => title);
  const deck = { ...made, title: ownTitle(made.title, titles) };
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
