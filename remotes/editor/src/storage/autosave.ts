import type { Deck } from '../core/model/deck-schema';
import { LockLostError } from './save-deck';

/** Maximum delay between the first unsaved letter and its write. */
const TYPING_DELAY_MS = 200;

/** Pause after the first failed write; every further failure doubles it. */
const FIRST_PAUSE_MS = 1000;
const MAX_PAUSE_MS = 30_000;

export type SaveState = 'saved' | 'saving' | 'failed';

/** The only place that compares the deck as it is shown with the deck as it is stored. */
export interface Autosave {
  /** Takes the shown deck: written at once after a finished edit, after a moment while typing. */
  readonly schedule: (deck: Deck, isTyping: boolean) => void;
  /** Allows writing, from the deck that is stored now. */
  readonly begin: (saved: Deck | null) => void;
  /** Forbids writing, because another tab writes. */
  readonly pause: () => void;
  /** Takes over a deck that was stored elsewhere. */
  readonly adopt: (deck: Deck) => void;
  /** Writes now, without waiting for the end of a pause. Resolves to whether the shown deck is stored. */
  readonly flush: () => Promise<boolean>;
  readonly hasUnsavedChanges: () => boolean;
  /** Gives up what is not stored. */
  readonly discard: () => void;
  /** Resolves when nothing is left to write. */
  readonly whenSaved: () => Promise<void>;
}

interface AutosaveState {
  readonly save: (deck: Deck, saved: Deck | null) => Promise<void>;
  readonly onState: (state: SaveState, cause?: unknown) => void;
  /** Deck that is known to be stored. */
  saved: Deck | null;
  shown: Deck | null;
  canWrite: boolean;
  isDiscarded: boolean;
  running: Promise<boolean> | null;
  timer: ReturnType<typeof setTimeout> | undefined;
  /** Pause after the last failure; 0 after a success. */
  pauseMs: number;
  waiting: readonly (() => void)[];
}

/** Writes decks one at a time, always the latest, and tries again with growing pauses after a failure. */
export function createAutosave(
  options: Pick<AutosaveState, 'save' | 'saved' | 'onState'>,
): Autosave {
  const state: AutosaveState = {
    ...options,
    shown: options.saved,
    canWrite: false,
    isDiscarded: false,
    running: null,
    timer: undefined,
    pauseMs: 0,
    waiting: [],
  };
  return {
    schedule(deck, isTyping) {
      state.shown = deck;
      if (!isUnsaved(state)) return;
      if (isTyping) flushLater(state, TYPING_DELAY_MS);
      else void flush(state);
    },
    begin(stored) {
      if (!isUnsaved(state)) state.shown = stored;
      state.saved = stored;
      state.canWrite = true;
      void flush(state);
    },
    pause() {
      state.canWrite = false;
    },
    adopt(deck) {
      state.shown = deck;
      state.saved = deck;
    },
    flush: () => flush(state),
    hasUnsavedChanges: () => isUnsaved(state),
    discard() {
      state.isDiscarded = true;
      clearTimeout(state.timer);
      handleSaved(state);
    },
    whenSaved: () =>
      new Promise((resolve) => {
        if (isUnsaved(state)) state.waiting = [...state.waiting, resolve];
        else resolve();
      }),
  };
}

function isUnsaved({ shown, saved, isDiscarded }: AutosaveState): boolean {
  return shown !== saved && !isDiscarded;
}

function flushLater(state: AutosaveState, delayMs: number): void {
  state.timer ??= setTimeout(() => void flush(state), delayMs);
}

async function flush(state: AutosaveState): Promise<boolean> {
  clearTimeout(state.timer);
  state.timer = undefined;
  if (!isUnsaved(state) || !state.canWrite) return !isUnsaved(state);
  state.running ??= write(state).finally(() => {
    state.running = null;
  });
  return state.running;
}

async function write(state: AutosaveState): Promise<boolean> {
  // A failure stays visible until a write has succeeded.
  if (state.pauseMs === 0) state.onState('saving');
  try {
    while (state.canWrite && state.shown && isUnsaved(state)) {
      const deck = state.shown;
      await state.save(deck, state.saved);
      state.saved = deck;
    }
    if (!isUnsaved(state)) handleSaved(state);
  } catch (cause) {
    handleFailure(state, cause);
  }
  return !isUnsaved(state);
}

function handleSaved(state: AutosaveState): void {
  state.pauseMs = 0;
  for (const resolve of state.waiting) resolve();
  state.waiting = [];
  state.onState('saved');
}

function handleFailure(state: AutosaveState, cause: unknown): void {
  if (state.isDiscarded) return;
  state.onState('failed', cause);
  state.canWrite = !(cause instanceof LockLostError);
  if (!state.canWrite) return;
  state.pauseMs = Math.min(MAX_PAUSE_MS, state.pauseMs * 2 || FIRST_PAUSE_MS);
  flushLater(state, state.pauseMs);
}
