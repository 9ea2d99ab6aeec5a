import type { Deck } from '../core/model/deck-schema';
import type { DeckDatabase } from './deck-database';
import { saveDeck } from './save-deck';

/** Maximum delay between the first unsaved letter and its write. */
const TYPING_DELAY_MS = 200;

export type SaveState = 'saved' | 'saving' | 'failed';

export interface Autosave {
  /** Schedules a write: at once for a finished edit, after a moment while typing. */
  readonly schedule: (deck: Deck, isTyping: boolean) => void;
  readonly flush: () => Promise<void>;
  readonly hasUnsavedChanges: () => boolean;
}

/** Writes decks one at a time, always the latest. */
export function createAutosave(options: {
  readonly database: DeckDatabase;
  readonly token: string;
  /** Deck that is known to be in the database. */
  readonly saved: Deck | null;
  readonly onState: (state: SaveState, cause?: unknown) => void;
}): Autosave {
  const { database, token, onState } = options;
  let saved = options.saved;
  let pending = saved;
  let running: Promise<void> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const hasUnsavedChanges = () => pending !== saved;

  async function write(): Promise<void> {
    onState('saving');
    try {
      while (pending && hasUnsavedChanges()) {
        const deck = pending;
        await saveDeck(database, deck, saved, token);
        saved = deck;
      }
      onState('saved');
    } catch (cause) {
      onState('failed', cause);
    }
  }

  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    if (!hasUnsavedChanges()) return running ?? Promise.resolve();
    running ??= write().finally(() => {
      running = null;
    });
    return running;
  }

  return {
    schedule(deck, isTyping) {
      pending = deck;
      if (!hasUnsavedChanges()) return;
      if (!isTyping) void flush();
      else timer ??= setTimeout(() => void flush(), TYPING_DELAY_MS);
    },
    flush,
    hasUnsavedChanges,
  };
}
