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

/** What this tab holds of the deck: the pen, or only the place in the queue for it. */
interface Tab {
  readonly database: Database;
  readonly token: string;
  readonly opened: Opened;
  autosave: Autosave | null;
  claim: Claim | null;
  isFirstRole: boolean;
  versionAt: number;
  isKept: boolean;
  /** Changes of this tab that were never written, while another tab has the deck. */
  hasOrphans: boolean;
}

/** A session on the browser's database. */
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
    const now = await loadDeck(database, opened.deck.id);
    if (now) events.onDeck(now.deck);
  };
  tab.claim = claimDeck(opened.deck.id, {
    onRole(role) {
      const isFirst = tab.isFirstRole;
      tab.isFirstRole = false;
      if (role === 'writer')
        return void beginWriting(tab, events, isFirst).catch(() => events.onTrouble(NOT_TAKEN));
      // What could not be written stays on the screen: it is the only copy of it.
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

/** Comes by itself: the editor opens without it. */
async function tellPrivate({ onTrouble }: SessionEvents): Promise<void> {
  const { looksPrivate, PRIVATE } = await import('./private-window');
  if (await looksPrivate()) onTrouble(PRIVATE);
}

/** A tab that starts to write later begins with what the database holds then. */
async function beginWriting(tab: Tab, events: SessionEvents, isFirst: boolean): Promise<void> {
  const { database, opened, token } = tab;
  await database.put('writers', token, opened.deck.id).catch(() => undefined);
  const now = isFirst ? undefined : await loadDeck(database, opened.deck.id);
  // A tab that is alive holds the lock, so only a tab that is gone can have left its mark.
  if (isFirst && opened.isStored && wasLeftOpen(opened.deck.id)) events.onRecovered();
  if (now && !tab.hasOrphans) events.onDeck(now.deck);
  tab.hasOrphans = false;
  const known = now?.deck ?? (opened.isStored ? opened.deck : null);
  tab.autosave = createAutosave({
    database,
    token,
    saved: { deck: known, createdAt: Date.now() },
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

/** After the first edit the browser is asked not to clear this site's data when it needs room. */
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
  const written = tab.autosave?.flush() ?? Promise.resolve();
  if (tab.autosave) markOpen(tab.opened.deck.id, false);
  void written.finally(() => {
    tab.claim?.release();
    tab.database.close();
  });
}
