import type { Deck } from '../core/model/deck';
import type { Database } from './database';
import { saveDeck, type Saved } from './save-deck';

/** Maximum delay between the first unsaved letter and its write. */
const TYPING_DELAY_MS = 200;

export type SaveState = 'saved' | 'saving' | 'failed';

export interface Autosave {
  /** Schedules a write: at once for a finished edit, after a moment while typing. */
  readonly note: (deck: Deck, isTyping: boolean) => void;
  readonly flush: () => Promise<void>;
  readonly hasUnsaved: () => boolean;
}

/** Writes decks one at a time, always the latest. */
export function createAutosave(options: {
  readonly database: Database;
  readonly token: string;
  readonly saved: Saved;
  readonly onState: (state: SaveState, cause?: unknown) => void;
}): Autosave {
  const { database, token, onState } = options;
  let saved = options.saved;
  let pending: Deck | null = saved.deck;
  let running: Promise<void> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const hasUnsaved = () => pending !== saved.deck;

  async function write(): Promise<void> {
    onState('saving');
    try {
      while (pending && hasUnsaved()) saved = await saveDeck(database, pending, saved, token);
      onState('saved');
    } catch (cause) {
      onState('failed', cause);
    }
  }

  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    if (!hasUnsaved()) return running ?? Promise.resolve();
    running ??= write().finally(() => {
      running = null;
    });
    return running;
  }

  return {
    note(deck, isTyping) {
      pending = deck;
      if (!hasUnsaved()) return;
      if (!isTyping) void flush();
      else timer ??= setTimeout(() => void flush(), TYPING_DELAY_MS);
    },
    flush,
    hasUnsaved,
  };
}
