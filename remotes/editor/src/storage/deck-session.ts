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
  /** The deck is stored, and stays stored, but cannot be shown. */
  | { readonly kind: 'unreadable'; readonly raw: Blob | null };

/**
 * Opens a deck by id; without one, a new deck that its first edit stores.
 * @throws if the code that reads decks fails to load or the storage does not answer: neither says anything about the
 * deck
 */
export async function openDeckSession(owner: string, deckId: string | null): Promise<Opening> {
  if (deckId === null) {
    const database = await openDatabase(owner).catch(nullWhenRefused);
    const openedDeck = { deck: createDeck(), isStored: false, damaged: 0 };
    return {
      kind: 'open',
      session: database ? storedSession(database, openedDeck) : memorySession(),
    };
  }
  // Starts loading while the database opens; errors surface at the await below.
  loadChecks().catch(() => undefined);
  const connection = await openAndAsk(owner, (database) =>
    readStored(database, deckId).catch(() => null),
  ).catch(nullWhenRefused);
  if (!connection) return { kind: 'open', session: memorySession() };
  const { database, result: stored } = connection;
  const checkDeck = await loadChecks();
  if (!stored) {
    database.close();
    return stored === null ? { kind: 'unreadable', raw: null } : { kind: 'missing' };
  }
  try {
    const openedDeck = { ...deckOf(stored, checkDeck), isStored: true };
    return { kind: 'open', session: storedSession(database, openedDeck) };
  } catch {
    database.close();
    return { kind: 'unreadable', raw: fileOf(stored) };
  }
}

/**
 * Finds the most recent deck, or stores a first one in the same transaction, so that concurrent tabs get the same deck.
 * Resolves to null if the browser stores nothing.
 * @throws {StorageTimeoutError}
 */
export async function findDeckToOpen(owner: string): Promise<string | null> {
  try {
    const { database, result } = await openAndAsk(owner, lastOrFirst);
    database.close();
    return result;
  } catch (cause) {
    return nullWhenRefused(cause);
  }
}

async function lastOrFirst(database: Database): Promise<string> {
  return (await lastDeckId(database)) ?? (await storeFirstDeck(database));
}

/** Rethrows timeouts: the storage may hold the deck, so no new one is opened instead. */
function nullWhenRefused(cause: unknown): null {
  if (cause instanceof SilentStorage) throw cause;
  return null;
}

async function storeFirstDeck(database: Database): Promise<string> {
  const transaction = database.transaction(['decks', 'slides'], 'readwrite');
  const decks = transaction.objectStore('decks');
  const [existingId] = await decks.getAllKeys(null, 1);
  if (existingId !== undefined) return existingId;
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
