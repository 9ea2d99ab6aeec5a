import type { Document } from './edit/document';
import type { Deck } from './model/deck';

interface Step {
  readonly label: string;
  readonly before: Document;
  readonly after: Document;
  /** Approximate memory that only this step retains. */
  readonly bytes: number;
}

/**
 * Undo history. Steps keep references to the decks before and after; decks share unchanged parts, so a step costs only
 * its change. `pendingDocument` is the state before an edit in progress.
 */
export interface History {
  readonly past: readonly Step[];
  readonly future: readonly Step[];
  readonly open: Document | null;
}

export const HISTORY_BYTES = 50 * 1024 * 1024;

export const EMPTY_HISTORY: History = { past: [], future: [], open: null };

export function begin(history: History, doc: Document): History {
  return history.open ? history : { ...history, open: doc };
}

/** Ends an edit as one step; adds none if the deck is unchanged. */
export function commit(history: History, doc: Document, label: string): History {
  const before = history.open;
  if (!before) return history;
  if (before.deck === doc.deck) return { ...history, open: null };
  const step = { label, before, after: doc, bytes: costOf(before.deck, doc.deck) };
  return { past: withinBounds([...history.past, step]), future: [], open: null };
}

export function cancel(history: History, doc: Document): { history: History; doc: Document } {
  return { history: { ...history, open: null }, doc: history.open ?? doc };
}

export interface Moved {
  readonly history: History;
  readonly doc: Document;
  readonly label: string;
}

export function undo(history: History): Moved | undefined {
  const step = history.past.at(-1);
  if (!step || history.open) return undefined;
  return {
    history: { ...history, past: history.past.slice(0, -1), future: [...history.future, step] },
    doc: step.before,
    label: step.label,
  };
}

export function redo(history: History): Moved | undefined {
  const step = history.future.at(-1);
  if (!step || history.open) return undefined;
  return {
    history: { ...history, past: [...history.past, step], future: history.future.slice(0, -1) },
    doc: step.after,
    label: step.label,
  };
}

function withinBounds(steps: readonly Step[]): readonly Step[] {
  let remainingBytes = HISTORY_BYTES;
  let first = steps.length;
  while (first > 0) {
    remainingBytes -= steps[first - 1]?.bytes ?? 0;
    if (remainingBytes < 0) break;
    first -= 1;
  }
  return first === 0 ? steps : steps.slice(Math.min(first, steps.length - 1));
}

const POINTER_BYTES = 8;
const OBJECT_BYTES = 400;
const RUN_BYTES = 50;

/** Counts new arrays and the elements that the two decks don't share. */
function costOf(before: Deck, after: Deck): number {
  const slidesBefore = new Map(before.slides.map((slide) => [slide.id, slide]));
  let bytes = OBJECT_BYTES + after.slides.length * POINTER_BYTES;
  for (const slide of after.slides) {
    const slideBefore = slidesBefore.get(slide.id);
    if (slideBefore === slide) continue;
    bytes += OBJECT_BYTES + slide.notes.length * 2 + slide.elements.length * POINTER_BYTES;
    const shared = new Set(slideBefore?.elements);
    for (const element of slide.elements)
      if (!shared.has(element)) bytes += OBJECT_BYTES + textOf(element) * 2;
  }
  return bytes;
}

function textOf(element: Deck['slides'][number]['elements'][number]): number {
  if (element.type === 'text') return element.content.length + element.runs.length * RUN_BYTES;
  return element.type === 'table' ? element.rows.flat().join('').length : 0;
}
