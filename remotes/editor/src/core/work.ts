import { type Command, isPossible } from './commands/command';
import { type Document, openDocument } from './edit/document';
import { handle } from './gestures/handle';
import { IDLE, type Work } from './gestures/gesture';
import { begin, commit, EMPTY_HISTORY, redo, undo } from './history';
import type { Deck } from './model/deck';

export function startWork(deck: Deck): Work {
  return { doc: openDocument(deck), history: EMPTY_HISTORY, gesture: IDLE, guides: [] };
}

/** Applies an edit as one step of the history. Text in progress is committed first. */
export function applyEdit(state: Work, label: string, edit: (doc: Document) => Document): Work {
  const current = settle(state);
  const doc = edit(current.doc);
  if (doc === current.doc) return current;
  return { ...current, doc, history: commit(begin(current.history, current.doc), doc, label) };
}

/** Applies an edit and merges it with the previous step if that has the same label. */
export function applyMerging(state: Work, label: string, edit: (doc: Document) => Document): Work {
  const current = settle(state);
  const last = current.history.past.at(-1);
  const canMerge = last?.label === label && last.after === current.doc;
  if (!canMerge) return applyEdit(current, label, edit);
  const doc = edit(current.doc);
  if (doc === current.doc) return current;
  const historyWithoutLast = { ...current.history, past: current.history.past.slice(0, -1) };
  return { ...current, doc, history: commit(begin(historyWithoutLast, last.before), doc, label) };
}

export function runEdit(state: Work, command: Command): Work {
  if (!('edit' in command) || !isPossible(command, state.doc)) return state;
  const apply = command.merges ? applyMerging : applyEdit;
  return apply(state, command.label, command.edit);
}

export interface Travelled {
  readonly work: Work;
  /** Label of the step undone or redone; null if there was none. */
  readonly label: string | null;
}

export function undoWork(state: Work): Travelled {
  return travel(settle(state), undo);
}

export function redoWork(state: Work): Travelled {
  return travel(settle(state), redo);
}

/** Ends the current gesture: text is committed, others are cancelled. */
export function settle(state: Work): Work {
  if (state.gesture.name === 'idle') return state;
  return handle(state, { type: state.gesture.name === 'text-editing' ? 'leave-text' : 'cancel' });
}

function travel(state: Work, step: typeof undo): Travelled {
  const move = step(state.history);
  if (!move) return { work: state, label: null };
  return {
    work: { ...state, doc: move.doc, history: move.history, guides: [] },
    label: move.label,
  };
}
