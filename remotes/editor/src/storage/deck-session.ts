import { createDeck } from '../core/model/create';
import { createAssetStore } from './asset-store';
import { type Database, openAndAsk, openDatabase } from './database';
import { lastDeckId } from './last-deck';
import { loadChecks } from './load-checks';
import { deckOf, fileOf, readStored } from './load-deck';
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
  if (deckId === null) {
    const database = await openDatabase(owner).catch(nullWhenRefused);
    const opened = { deck: createDeck(), isStored: false, damaged: 0 };
    return { kind: 'open', session: database ? storedSession(database, opened) : memorySession() };
  }
  // It comes while the database opens; whether it came is asked below.
  loadChecks().catch(() => undefined);
  const found = await openAndAsk(owner, (database) =>
    readStored(database, deckId).catch(() => null),
  ).catch(nullWhenRefused);
  if (!found) return { kind: 'open', session: memorySession() };
  const { database, answer: stored } = found;
  const checkDeck = await loadChecks();
  if (!stored) {
    database.close();
    return stored === null ? { kind: 'unreadable', raw: null } : { kind: 'missing' };
  }
  try {
    const opened = { ...deckOf(stored, checkDeck), isStored: true };
    return { kind: 'open', session: storedSession(database, opened) };
  } catch {
    database.close();
    return { kind: 'unreadable', raw: fileOf(stored) };
  }
}

/**
 * The deck worked on last, or a first one, which is stored here and now: tabs that ask at the same
 * moment are given the same. Null where the browser stores nothing.
 * @throws {SilentStorage}
 */
export async function findDeckToOpen(owner: string): Promise<string | null> {
  try {
    const { database, answer } = await openAndAsk(owner, lastOrFirst);
    database.close();
    return answer;
  } catch (cause) {
    return nullWhenRefused(cause);
  }
}

async function lastOrFirst(database: Database): Promise<string> {
  return (await lastDeckId(database)) ?? (await storeFirstDeck(database));
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
