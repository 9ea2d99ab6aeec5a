import { createBlankDeck } from './create-blank-deck';
import { type DeckDatabase, openAndQuery, openDeckDatabase } from './deck-database';
import { findLastDeckId } from './find-last-deck-id';
import { loadDeckValidator } from './load-deck-validator';
import { parseStoredDeck, createRawFile, readStoredDeck } from './load-deck';
import { toDeckRecord } from './save-deck';
import type { DeckSession } from './deck-session';
import { createStoredSession } from './create-stored-session';
import { StorageTimeoutError } from './retry-on-timeout';

export type DeckOpenResult =
  | { readonly kind: 'open'; readonly session: DeckSession }
  | { readonly kind: 'missing' }
  /** The deck is stored, and stays stored, but cannot be shown. */
  | { readonly kind: 'unreadable'; readonly rawFile: Blob | null };

/**
 * Opens a deck by id; without one, a new deck that its first edit stores.
 * @throws if the code that reads decks fails to load or the storage does not answer: neither says anything about the
 * deck
 */
export async function openDeckSession(
  owner: string,
  deckId: string | null,
): Promise<DeckOpenResult> {
  if (deckId === null) {
    const database = await openDeckDatabase(owner).catch(nullUnlessTimeout);
    return openBlankDeck(owner, database);
  }
  // Starts loading while the database opens; errors surface at the await below.
  loadDeckValidator().catch(() => undefined);
  const connection = await openAndQuery(owner, (database) =>
    readStoredDeck(database, deckId).catch(() => null),
  ).catch(nullUnlessTimeout);
  if (!connection) return openBlankDeck(owner, null);
  const { database, result: stored } = connection;
  const checkDeck = await loadDeckValidator();
  if (!stored) {
    database.close();
    if (stored === null) return { kind: 'unreadable', rawFile: null };
    return (await findInAccount(owner, deckId))
      ? openDeckSession(owner, deckId)
      : { kind: 'missing' };
  }
  try {
    const openedDeck = { ...parseStoredDeck(stored, checkDeck), isStored: true };
    return { kind: 'open', session: createStoredSession(owner, database, openedDeck) };
  } catch {
    database.close();
    return { kind: 'unreadable', rawFile: createRawFile(stored) };
  }
}

/** Stores the deck here if the account has it. Without an answer it is missing, as far as this browser knows. */
async function findInAccount(owner: string, deckId: string): Promise<boolean> {
  try {
    const { downloadDeck } = await import('./account/download-deck');
    return await downloadDeck(owner, deckId);
  } catch {
    return false;
  }
}

function openBlankDeck(owner: string, database: DeckDatabase | null): DeckOpenResult {
  const openedDeck = { deck: createBlankDeck(), isStored: false, damagedSlideCount: 0 };
  return { kind: 'open', session: createStoredSession(owner, database, openedDeck) };
}

/**
 * Finds the most recent deck, or stores a first one in the same transaction, so that concurrent tabs get the same deck.
 * Resolves to null if the browser stores nothing.
 * @throws {StorageTimeoutError}
 */
export async function findOrCreateDeck(owner: string): Promise<string | null> {
  try {
    const { database, result } = await openAndQuery(owner, findOrStoreFirstDeck);
    database.close();
    return result;
  } catch (cause) {
    return nullUnlessTimeout(cause);
  }
}

async function findOrStoreFirstDeck(database: DeckDatabase): Promise<string> {
  return (await findLastDeckId(database)) ?? (await storeFirstDeck(database));
}

/** Rethrows timeouts: the storage may hold the deck, so no new one is opened instead. */
function nullUnlessTimeout(cause: unknown): null {
  if (cause instanceof StorageTimeoutError) throw cause;
  return null;
}

async function storeFirstDeck(database: DeckDatabase): Promise<string> {
  const transaction = database.transaction(['decks', 'slides'], 'readwrite');
  const decks = transaction.objectStore('decks');
  const [existingId] = await decks.getAllKeys(null, 1);
  if (existingId !== undefined) return existingId;
  const deck = createBlankDeck();
  const at = Date.now();
  await Promise.all([
    decks.put(toDeckRecord(deck, at)),
    ...deck.slides.map((slide) =>
      transaction
        .objectStore('slides')
        .put({ deckId: deck.id, slideId: slide.id, updatedAt: at, slide }),
    ),
    transaction.done,
  ]);
  return deck.id;
}
