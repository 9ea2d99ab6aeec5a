import type { Deck } from '../core/model/deck';
import { newId } from '../core/model/ids';
import { createAssetStore } from './asset-store';
import { type Autosave, createAutosave } from './autosave';
import type { Database } from './database';
import type { DeckSession, SessionEvents } from './session';
import { loadDeck } from './load-deck';
import { markOpen, wasLeftOpen } from './open-mark';
import { NOT_TAKEN, troubleOf } from './trouble';
import { keepVersion, VERSION_PAUSE_MS } from './versions';
import { claimDeck, type Claim } from './writer-lock';

export interface Opened {
  readonly deck: Deck;
  readonly isStored: boolean;
  readonly damaged: number;
}

/** State of the deck in this tab, which is its writer or waits for the lock. */
interface Tab {
  readonly database: Database;
  readonly token: string;
  readonly opened: Opened;
  autosave: Autosave | null;
  claim: Claim | null;
  isFirstRole: boolean;
  versionAt: number;
  isKept: boolean;
  /** Changes of this tab were never written and another tab has taken over the deck. */
  hasOrphans: boolean;
}

/** Creates a session backed by the browser's database. */
export function storedSession(database: Database, opened: Opened): DeckSession {
  const tab: Tab = {
    database,
    token: newId(),
    opened,
    autosave: null,
    claim: null,
    isFirstRole: true,
    versionAt: Date.now(),
    isKept: false,
    hasOrphans: false,
  };
  const assets = createAssetStore(database);
  return {
    deck: opened.deck,
    database,
    assets,
    damaged: opened.damaged,
    start: (events) => start(tab, events),
    note: (deck, isTyping) => note(tab, deck, isTyping),
    flush: async () => tab.autosave?.flush(),
    save: (deck) => save(tab, deck),
    hasUnsaved: () => tab.autosave?.hasUnsaved() ?? false,
    takeOver: () => tab.claim?.takeOver(),
    close() {
      close(tab);
      assets.dispose();
    },
  };
}

function start(tab: Tab, events: SessionEvents): void {
  const { database, opened } = tab;
  const readAgain = async () => {
    const latest = await loadDeck(database, opened.deck.id);
    if (latest) events.onDeck(latest.deck);
  };
  tab.claim = claimDeck(opened.deck.id, {
    onRole(role) {
      const isFirst = tab.isFirstRole;
      tab.isFirstRole = false;
      if (role === 'writer')
        return void beginWriting(tab, events, isFirst).catch(() => events.onTrouble(NOT_TAKEN));
      // Unwritten changes stay on the screen, because they exist nowhere else.
      tab.hasOrphans = tab.autosave?.hasUnsaved() ?? tab.hasOrphans;
      tab.autosave = null;
      events.onRole('reader');
    },
    onAsked: async () => tab.autosave?.flush(),
    onSavedElsewhere: () => void (tab.hasOrphans || readAgain().catch(() => undefined)),
    onNotTaken: () => events.onTrouble(NOT_TAKEN),
  });
  void tellPrivate(events).catch(() => undefined);
  if (opened.isStored) void keepVersion(database, opened.deck, false).catch(() => undefined);
}

/** Loads separately, because the editor opens without it. */
async function tellPrivate({ onTrouble }: SessionEvents): Promise<void> {
  const { looksPrivate, PRIVATE } = await import('./private-window');
  if (await looksPrivate()) onTrouble(PRIVATE);
}

/** Starts writing; a tab that takes over later begins with the deck as it is stored then. */
async function beginWriting(tab: Tab, events: SessionEvents, isFirst: boolean): Promise<void> {
  const { database, opened, token } = tab;
  await database.put('writers', token, opened.deck.id).catch(() => undefined);
  const latest = isFirst ? undefined : await loadDeck(database, opened.deck.id);
  // A running tab holds the lock, so only a tab that crashed can have left its flag.
  if (isFirst && opened.isStored && wasLeftOpen(opened.deck.id)) events.onRecovered();
  if (latest && !tab.hasOrphans) events.onDeck(latest.deck);
  tab.hasOrphans = false;
  const savedDeck = latest?.deck ?? (opened.isStored ? opened.deck : null);
  tab.autosave = createAutosave({
    database,
    token,
    saved: { deck: savedDeck, createdAt: Date.now() },
    onState(state, cause) {
      events.onSave(state);
      if (state === 'failed') events.onTrouble(troubleOf(cause));
      if (state === 'saved') tab.claim?.tellSaved();
    },
  });
  markOpen(opened.deck.id, true);
  events.onRole('writer');
}

function note(tab: Tab, deck: Deck, isTyping: boolean): void {
  tab.autosave?.note(deck, isTyping);
  askToKeep(tab);
  if (isTyping || Date.now() - tab.versionAt < VERSION_PAUSE_MS) return;
  tab.versionAt = Date.now();
  void keepVersion(tab.database, deck, false).catch(() => undefined);
}

/** Asks the browser after the first edit not to evict this site's data. */
function askToKeep(tab: Tab): void {
  if (tab.isKept) return;
  tab.isKept = true;
  const { storage }: Partial<Navigator> = navigator;
  void storage?.persist().catch(() => false);
}

async function save(tab: Tab, deck: Deck): Promise<void> {
  if (!tab.autosave) return;
  tab.autosave.note(deck, false);
  await tab.autosave.flush();
  await keepVersion(tab.database, deck, true);
}

function close(tab: Tab): void {
  const pendingWrite = tab.autosave?.flush() ?? Promise.resolve();
  if (tab.autosave) markOpen(tab.opened.deck.id, false);
  void pendingWrite.finally(() => {
    tab.claim?.release();
    tab.database.close();
  });
}
