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
export function applyEdit(work: Work, label: string, edit: (doc: Document) => Document): Work {
  const settled = settle(work);
  const doc = edit(settled.doc);
  if (doc === settled.doc) return settled;
  return { ...settled, doc, history: commit(begin(settled.history, settled.doc), doc, label) };
}

/** Applies an edit and merges it with the previous step if that has the same label. */
export function applyMerging(work: Work, label: string, edit: (doc: Document) => Document): Work {
  const settled = settle(work);
  const last = settled.history.past.at(-1);
  const joins = last?.label === label && last.after === settled.doc;
  if (!joins) return applyEdit(settled, label, edit);
  const doc = edit(settled.doc);
  if (doc === settled.doc) return settled;
  const shorter = { ...settled.history, past: settled.history.past.slice(0, -1) };
  return { ...settled, doc, history: commit(begin(shorter, last.before), doc, label) };
}

export function runEdit(work: Work, command: Command): Work {
  if (!('edit' in command) || !isPossible(command, work.doc)) return work;
  const apply = command.merges ? applyMerging : applyEdit;
  return apply(work, command.label, command.edit);
}

export interface Travelled {
  readonly work: Work;
  /** Label of the step undone or redone; null if there was none. */
  readonly label: string | null;
}

export function undoWork(work: Work): Travelled {
  return travel(settle(work), undo);
}

export function redoWork(work: Work): Travelled {
  return travel(settle(work), redo);
}

/** Ends the current gesture: text is committed, others are cancelled. */
export function settle(work: Work): Work {
  if (work.gesture.name === 'idle') return work;
  return handle(work, { type: work.gesture.name === 'text-editing' ? 'leave-text' : 'cancel' });
}

function travel(work: Work, way: typeof undo): Travelled {
  const moved = way(work.history);
  if (!moved) return { work, label: null };
  return {
    work: { ...work, doc: moved.doc, history: moved.history, guides: [] },
    label: moved.label,
  };
}
