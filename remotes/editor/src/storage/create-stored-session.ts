import type { Deck } from '../core/model/deck-schema';
import { newId } from '../core/model/create';
import { createAssetStore } from './asset-store';
import { type Autosave, createAutosave } from './autosave';
import type { DeckDatabase } from './deck-database';
import type { DeckSession, DeckSessionEvents } from './deck-session';
import { loadDeck } from './load-deck';
import { TAKEOVER_FAILED, toUserError } from './user-error';
import { storeVersion, MIN_VERSION_INTERVAL_MS } from './deck-versions';
import { lockDeck, type DeckLock } from './lock-deck';
import { safeLocalStorage } from '@site/browser';

const KEY_PREFIX = 'deck-open';

export interface OpenedDeck {
  readonly deck: Deck;
  readonly isStored: boolean;
  readonly damagedSlideCount: number;
}

/** State of the deck in this tab, which is its writer or waits for the lock. */
interface SessionState {
  readonly database: DeckDatabase;
  readonly token: string;
  readonly openedDeck: OpenedDeck;
  autosave: Autosave | null;
  lock: DeckLock | null;
  isFirstRole: boolean;
  lastVersionAt: number;
  hasRequestedPersistence: boolean;
  /** Changes of this tab were never written and another tab has taken over the deck. */
  hasUnwrittenChanges: boolean;
}

/** Creates a session backed by the browser's database. */
export function createStoredSession(database: DeckDatabase, openedDeck: OpenedDeck): DeckSession {
  const tab: SessionState = {
    database,
    token: newId(),
    openedDeck,
    autosave: null,
    lock: null,
    isFirstRole: true,
    lastVersionAt: Date.now(),
    hasRequestedPersistence: false,
    hasUnwrittenChanges: false,
  };
  const assets = createAssetStore(database);
  return {
    deck: openedDeck.deck,
    database,
    assets,
    damagedSlideCount: openedDeck.damagedSlideCount,
    start: (events) => startSession(tab, events),
    scheduleSave: (deck, isTyping) => scheduleSave(tab, deck, isTyping),
    flush: async () => tab.autosave?.flush(),
    saveVersion: (deck) => saveNow(tab, deck),
    hasUnsavedChanges: () => tab.autosave?.hasUnsavedChanges() ?? false,
    takeOver: () => tab.lock?.takeOver(),
    close() {
      closeSession(tab);
      assets.dispose();
    },
  };
}

function startSession(tab: SessionState, events: DeckSessionEvents): void {
  const { database, openedDeck } = tab;
  const readAgain = async () => {
    const latest = await loadDeck(database, openedDeck.deck.id);
    if (latest) events.onDeckChanged(latest.deck);
  };
  tab.lock = lockDeck(openedDeck.deck.id, {
    onRole(role) {
      const isFirst = tab.isFirstRole;
      tab.isFirstRole = false;
      if (role === 'writer')
        return void beginWriting(tab, events, isFirst).catch(() => events.onError(TAKEOVER_FAILED));
      // Unwritten changes stay on the screen, because they exist nowhere else.
      tab.hasUnwrittenChanges = tab.autosave?.hasUnsavedChanges() ?? tab.hasUnwrittenChanges;
      tab.autosave = null;
      events.onRole('reader');
    },
    onHandOverRequest: async () => tab.autosave?.flush(),
    onSavedElsewhere: () => void (tab.hasUnwrittenChanges || readAgain().catch(() => undefined)),
    onTakeOverFailed: () => events.onError(TAKEOVER_FAILED),
  });
  void warnIfPrivate(events).catch(() => undefined);
  if (openedDeck.isStored)
    void storeVersion(database, openedDeck.deck, false).catch(() => undefined);
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
  const { database, openedDeck, token } = tab;
  await database.put('locks', token, openedDeck.deck.id).catch(() => undefined);
  const latest = isFirst ? undefined : await loadDeck(database, openedDeck.deck.id);
  // A running tab holds the lock, so only a tab that crashed can have left its flag.
  if (isFirst && openedDeck.isStored && hasDeckOpenFlag(openedDeck.deck.id)) events.onRecovered();
  if (latest && !tab.hasUnwrittenChanges) events.onDeckChanged(latest.deck);
  tab.hasUnwrittenChanges = false;
  const saved = latest?.deck ?? (openedDeck.isStored ? openedDeck.deck : null);
  tab.autosave = createAutosave({
    database,
    token,
    saved,
    onState(state, cause) {
      events.onSaveState(state);
      if (state === 'failed') events.onError(toUserError(cause));
      if (state === 'saved') tab.lock?.announceSave();
    },
  });
  setDeckOpenFlag(openedDeck.deck.id, true);
  events.onRole('writer');
}

function scheduleSave(tab: SessionState, deck: Deck, isTyping: boolean): void {
  tab.autosave?.schedule(deck, isTyping);
  requestPersistence(tab);
  if (isTyping || Date.now() - tab.lastVersionAt < MIN_VERSION_INTERVAL_MS) return;
  tab.lastVersionAt = Date.now();
  void storeVersion(tab.database, deck, false).catch(() => undefined);
}

/** Asks the browser after the first edit not to evict this site's data. */
function requestPersistence(tab: SessionState): void {
  if (tab.hasRequestedPersistence) return;
  tab.hasRequestedPersistence = true;
  const { storage }: Partial<Navigator> = navigator;
  void storage?.persist().catch(() => false);
}

async function saveNow(tab: SessionState, deck: Deck): Promise<void> {
  if (!tab.autosave) return;
  tab.autosave.schedule(deck, false);
  await tab.autosave.flush();
  await storeVersion(tab.database, deck, true);
}

function closeSession(tab: SessionState): void {
  const pendingWrite = tab.autosave?.flush() ?? Promise.resolve();
  if (tab.autosave) setDeckOpenFlag(tab.openedDeck.deck.id, false);
  void pendingWrite.finally(() => {
    tab.lock?.release();
    tab.database.close();
  });
}

/** Stores a flag while a deck is open; a flag found at the start means that the last session crashed. */
function setDeckOpenFlag(deckId: string, isOpen: boolean): void {
  if (isOpen) safeLocalStorage.setItem(`${KEY_PREFIX}:${deckId}`, String(Date.now()));
  else safeLocalStorage.removeItem(`${KEY_PREFIX}:${deckId}`);
}

function hasDeckOpenFlag(deckId: string): boolean {
  return safeLocalStorage.getItem(`${KEY_PREFIX}:${deckId}`) !== null;
}
