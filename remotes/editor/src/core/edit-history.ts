import type { SlideElement } from './elements/slide-element';
import { textRowsOf } from './elements/kinds';
import type { EditorDocument } from './edit/editor-document';
import type { Deck } from './model/deck-schema';

export interface HistoryStep {
  readonly label: string;
  readonly before: EditorDocument;
  readonly after: EditorDocument;
  /** Approximate memory that only this step retains. */
  readonly bytes: number;
}

/**
 * Undo history. Steps keep references to the decks before and after; decks share unchanged parts, so a step costs only
 * its change. `pendingDocument` is the state before an edit in progress.
 */
export interface EditHistory {
  readonly past: readonly HistoryStep[];
  readonly future: readonly HistoryStep[];
  readonly pendingDocument: EditorDocument | null;
}

const MAX_HISTORY_BYTES = 50 * 1024 * 1024;

export const EMPTY_EDIT_HISTORY: EditHistory = { past: [], future: [], pendingDocument: null };

export function beginHistoryStep(history: EditHistory, doc: EditorDocument): EditHistory {
  return history.pendingDocument ? history : { ...history, pendingDocument: doc };
}

/** Ends an edit as one step; adds none if the deck is unchanged. */
export function commitHistoryStep(
  history: EditHistory,
  doc: EditorDocument,
  label: string,
): EditHistory {
  const before = history.pendingDocument;
  if (!before) return history;
  if (before.deck === doc.deck) return { ...history, pendingDocument: null };
  const step = { label, before, after: doc, bytes: stepBytesOf(before.deck, doc.deck) };
  return { past: dropOldSteps([...history.past, step]), future: [], pendingDocument: null };
}

/** Adds a step, or extends the last one if that has the same label and ended where this one begins. */
export function mergeHistoryStep(
  history: EditHistory,
  [before, after]: readonly [EditorDocument, EditorDocument],
  label: string,
): EditHistory {
  const last = history.past.at(-1);
  if (last?.label !== label || last.after !== before)
    return commitHistoryStep(beginHistoryStep(history, before), after, label);
  const historyWithoutLast = { ...history, past: history.past.slice(0, -1) };
  return commitHistoryStep(beginHistoryStep(historyWithoutLast, last.before), after, label);
}

export function cancelHistoryStep(
  history: EditHistory,
  doc: EditorDocument,
): { history: EditHistory; doc: EditorDocument } {
  return { history: { ...history, pendingDocument: null }, doc: history.pendingDocument ?? doc };
}

interface HistoryMove {
  readonly history: EditHistory;
  readonly doc: EditorDocument;
  readonly label: string;
}

export function undoStep(history: EditHistory): HistoryMove | undefined {
  const step = history.past.at(-1);
  if (!step || history.pendingDocument) return undefined;
  return {
    history: { ...history, past: history.past.slice(0, -1), future: [...history.future, step] },
    doc: step.before,
    label: step.label,
  };
}

export function redoStep(history: EditHistory): HistoryMove | undefined {
  const step = history.future.at(-1);
  if (!step || history.pendingDocument) return undefined;
  return {
    history: { ...history, past: [...history.past, step], future: history.future.slice(0, -1) },
    doc: step.after,
    label: step.label,
  };
}

function dropOldSteps(steps: readonly HistoryStep[]): readonly HistoryStep[] {
  let remainingBytes = MAX_HISTORY_BYTES;
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
function stepBytesOf(before: Deck, after: Deck): number {
  const slidesBefore = new Map(before.slides.map((slide) => [slide.id, slide]));
  let bytes = OBJECT_BYTES + after.slides.length * POINTER_BYTES;
  for (const slide of after.slides) {
    const slideBefore = slidesBefore.get(slide.id);
    if (slideBefore === slide) continue;
    bytes += OBJECT_BYTES + slide.notes.length * 2 + slide.elements.length * POINTER_BYTES;
    const shared = new Set(slideBefore?.elements);
    for (const element of slide.elements)
      if (!shared.has(element)) bytes += OBJECT_BYTES + textLengthOf(element) * 2;
  }
  return bytes;
}

function textLengthOf(element: SlideElement): number {
  const marks = 'markRanges' in element ? element.markRanges.length : 0;
  return textRowsOf(element).flat().join('').length + marks * RUN_BYTES;
}
