import { safeLocalStorage } from '@site/page/browser';
import { newId } from '../core/model/create';
import type { Deck } from '../core/model/deck-schema';
import { fetchAccountFile } from './account/account-choice';
import { type AssetStore, createAssetStore } from './assets/asset-store';
import { type Autosave, createAutosave, type SaveState } from './autosave';
import { createBlankDeck } from './create-blank-deck';
import {
  type DeckDatabase,
  openAndQuery,
  openDeckDatabase,
  StorageTimeoutError,
} from './deck-database';
import type { DeckSession, DeckSessionEvents } from './deck-session';
import { storeVersion, MIN_VERSION_INTERVAL_MS } from './deck-versions';
import { findLastDeckId } from './list-decks';
import { parseStoredDeck, createRawFile, readStoredDeck, loadDeck } from './load-deck';
import { loadDeckValidator } from './load-deck-validator';
import { lockDeck, type DeckLock, type DeckRole } from './lock-deck';
import { toDeckRecord, LockLostError, saveDeck } from './save-deck';
import {
  isStorageFull,
  STORAGE_BLOCKED,
  StorageBlockedError,
  TAKEOVER_FAILED,
  toUserError,
} from './user-error';

const KEY_PREFIX = 'deck-open';

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

interface OpenedDeck {
  readonly deck: Deck;
  readonly isStored: boolean;
  readonly damagedSlideCount: number;
}

/** State of the deck in this tab, which is its writer or waits for the lock. */
interface SessionState {
  readonly owner: string;
  /** Null while the browser stores nothing, and after the connection was lost. */
  database: DeckDatabase | null;
  readonly token: string;
  readonly openedDeck: OpenedDeck;
  readonly assets: AssetStore;
  readonly autosave: Autosave;
  events: DeckSessionEvents | null;
  lock: DeckLock | null;
  /** Null before the browser has answered. */
  role: DeckRole | null;
  lastVersionAt: number;
  hasRequestedPersistence: boolean;
}

/** Creates a session; without a database, the deck lives in this tab until the browser stores something. */
function createStoredSession(
  owner: string,
  database: DeckDatabase | null,
  openedDeck: OpenedDeck,
): DeckSession {
  const assets = createAssetStore(
    () => tab.database,
    (hash) => fetchAccountFile(owner, hash),
  );
  const tab: SessionState = {
    owner,
    database,
    token: newId(),
    openedDeck,
    assets,
    autosave: createAutosave({
      save: (deck, saved) => saveInDatabase(tab, deck, saved),
      saved: openedDeck.isStored ? openedDeck.deck : null,
      onState: (state, cause) => handleSaveState(tab, state, cause),
    }),
    events: null,
    lock: null,
    role: null,
    lastVersionAt: Date.now(),
    hasRequestedPersistence: false,
  };
  const { autosave } = tab;
  const warn = (event: BeforeUnloadEvent) => {
    // The last letter may be on the screen only.
    tab.events?.onInputEnd();
    if (!autosave.hasUnsavedChanges()) return;
    void autosave.flush();
    event.preventDefault();
  };
  window.addEventListener('beforeunload', warn);
  return {
    deck: openedDeck.deck,
    get database() {
      return tab.database;
    },
    assets,
    damagedSlideCount: openedDeck.damagedSlideCount,
    start: (events) => startSession(tab, events),
    scheduleSave: (deck, isTyping) => scheduleSave(tab, deck, isTyping),
    flush: autosave.flush,
    saveVersion: (deck) => saveNow(tab, deck),
    hasUnsavedChanges: autosave.hasUnsavedChanges,
    discard: autosave.discard,
    takeOver: () => tab.lock?.takeOver(),
    close() {
      void autosave.flush();
      // Changes that cannot be stored yet are tried again, and closing the tab asks, although the editor has gone.
      void autosave.whenSaved().then(() => {
        window.removeEventListener('beforeunload', warn);
        closeSession(tab);
      });
    },
  };
}

/** Writes the deck, over a new connection if there is none or the last one was lost. */
async function saveInDatabase(tab: SessionState, deck: Deck, saved: Deck | null): Promise<void> {
  const isNew = tab.database === null;
  const database = tab.database ?? (await openDeckDatabase(tab.owner).catch(throwBlocked));
  tab.database = database;
  try {
    if (isNew) {
      // Without a connection, the lock of this tab could not be noted.
      await database.put('locks', tab.token, deck.id);
      await tab.assets.storeAgain();
    }
    await saveDeck(database, deck, saved, tab.token);
  } catch (cause) {
    const isUsable = cause instanceof LockLostError || (isStorageFull(cause) && !isNew);
    if (!isUsable) {
      database.close();
      tab.database = null;
    }
    throw cause;
  }
}

function throwBlocked(cause: unknown): never {
  throw new StorageBlockedError('There is no connection to the database.', { cause });
}

function handleSaveState({ events, lock }: SessionState, state: SaveState, cause: unknown): void {
  events?.onSaveState(state, state === 'failed' ? toUserError(cause) : null);
  if (state === 'saved') lock?.announceSave();
}

function startSession(tab: SessionState, events: DeckSessionEvents): void {
  const { database, openedDeck, autosave } = tab;
  const deckId = openedDeck.deck.id;
  tab.events = events;
  if (!database) {
    events.onRole('writer');
    events.onSaveState('failed', STORAGE_BLOCKED);
    return autosave.begin(null);
  }
  tab.lock = lockDeck(deckId, {
    onRole(role) {
      const isFirst = tab.role === null;
      tab.role = role;
      if (role === 'writer')
        return void beginWriting(tab, events, isFirst).catch(() => events.onError(TAKEOVER_FAILED));
      events.onInputEnd();
      autosave.pause();
      events.onRole('reader');
      // Unwritten changes stay on the screen, because they exist nowhere else.
      if (autosave.hasUnsavedChanges())
        events.onSaveState('failed', toUserError(new LockLostError()));
    },
    async onHandOverRequest() {
      events.onInputEnd();
      events.onRole('reader');
      // A failure that passes would leave the last words in this tab alone.
      if (!(await autosave.flush())) await autosave.flush();
    },
    onSavedElsewhere() {
      if (!autosave.hasUnsavedChanges()) void readStoredChanges(tab).catch(() => undefined);
    },
    onTakeOverFailed: () => events.onError(TAKEOVER_FAILED),
  });
  void warnIfPrivate(events).catch(() => undefined);
  if (openedDeck.isStored)
    void storeVersion(database, openedDeck.deck, false).catch(() => undefined);
}

/** Reads the deck as another tab has stored it, and shows it unless this tab has changes of its own. */
async function readStoredChanges(tab: SessionState): Promise<Deck | null> {
  const { database, openedDeck, autosave, events } = tab;
  const latest = database && (await loadDeck(database, openedDeck.deck.id));
  if (!latest) return null;
  if (autosave.hasUnsavedChanges()) {
    // The changes of this tab will replace those of the other one, which stay an earlier version.
    await storeVersion(database, latest.deck, true).catch(() => undefined);
  } else {
    autosave.adopt(latest.deck);
    events?.onDeckChanged(latest.deck);
  }
  return latest.deck;
}

/** Loads separately, because the editor opens without it. */
async function warnIfPrivate({ onError }: DeckSessionEvents): Promise<void> {
  const { isPrivateWindow, PRIVATE_WINDOW_WARNING } = await import('./private-window');
  if (await isPrivateWindow()) onError(PRIVATE_WINDOW_WARNING);
}

/** Starts writing; a tab that takes over later begins with the deck as it is stored then. */
async function beginWriting(
  tab: SessionState,
  events: DeckSessionEvents,
  isFirst: boolean,
): Promise<void> {
  const { database, openedDeck, token, autosave } = tab;
  const deckId = openedDeck.deck.id;
  await database?.put('locks', token, deckId).catch(() => undefined);
  // A running tab holds the lock, so only a tab that crashed can have left its flag.
  if (isFirst && openedDeck.isStored && hasDeckOpenFlag(deckId)) events.onRecovered();
  const firstSaved = openedDeck.isStored ? openedDeck.deck : null;
  const saved = isFirst ? firstSaved : await readStoredChanges(tab);
  // Another tab may have taken over while a slow disk answered.
  if (tab.role !== 'writer') return;
  setDeckOpenFlag(deckId, true);
  events.onRole('writer');
  autosave.begin(saved);
}

function scheduleSave(tab: SessionState, deck: Deck, isTyping: boolean): void {
  tab.autosave.schedule(deck, isTyping);
  requestPersistence(tab);
  if (isTyping || Date.now() - tab.lastVersionAt < MIN_VERSION_INTERVAL_MS) return;
  tab.lastVersionAt = Date.now();
  if (tab.database) void storeVersion(tab.database, deck, false).catch(() => undefined);
}

/** Asks the browser after the first edit not to evict this site's data. */
function requestPersistence(tab: SessionState): void {
  if (tab.hasRequestedPersistence) return;
  tab.hasRequestedPersistence = true;
  const { storage }: Partial<Navigator> = navigator;
  void storage?.persist().catch(() => false);
}

async function saveNow(tab: SessionState, deck: Deck): Promise<void> {
  tab.autosave.schedule(deck, false);
  if ((await tab.autosave.flush()) && tab.database) await storeVersion(tab.database, deck, true);
}

function closeSession({ openedDeck, lock, database, assets }: SessionState): void {
  if (lock) setDeckOpenFlag(openedDeck.deck.id, false);
  lock?.release();
  database?.close();
  assets.dispose();
}

/** Stores a flag while a deck is open; a flag found at the start means that the last session crashed. */
function setDeckOpenFlag(deckId: string, isOpen: boolean): void {
  if (isOpen) safeLocalStorage.setItem(`${KEY_PREFIX}:${deckId}`, String(Date.now()));
  else safeLocalStorage.removeItem(`${KEY_PREFIX}:${deckId}`);
}

function hasDeckOpenFlag(deckId: string): boolean {
  return safeLocalStorage.getItem(`${KEY_PREFIX}:${deckId}`) !== null;
}
