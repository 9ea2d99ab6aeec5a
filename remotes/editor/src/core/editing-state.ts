import { type Command, isCommandEnabled } from './commands/command';
import { type EditorDocument, createEditorDocument } from './edit/editor-document';
import { handleGestureEvent } from './gestures/handle-gesture-event';
import { IDLE_GESTURE, type EditingState } from './gestures/gesture';
import {
  beginHistoryStep,
  commitHistoryStep,
  EMPTY_EDIT_HISTORY,
  redoStep,
  undoStep,
} from './edit-history';
import type { Deck } from './model/deck';

export function createEditingState(deck: Deck): EditingState {
  return {
    doc: createEditorDocument(deck),
    history: EMPTY_EDIT_HISTORY,
    gesture: IDLE_GESTURE,
    snapGuides: [],
  };
}

/** Applies an edit as one step of the history. Text in progress is committed first. */
export function applyEdit(
  state: EditingState,
  label: string,
  edit: (doc: EditorDocument) => EditorDocument,
): EditingState {
  const current = endGesture(state);
  const doc = edit(current.doc);
  if (doc === current.doc) return current;
  return {
    ...current,
    doc,
    history: commitHistoryStep(beginHistoryStep(current.history, current.doc), doc, label),
  };
}

/** Applies an edit and merges it with the previous step if that has the same label. */
export function applyMergedEdit(
  state: EditingState,
  label: string,
  edit: (doc: EditorDocument) => EditorDocument,
): EditingState {
  const current = endGesture(state);
  const last = current.history.past.at(-1);
  const canMerge = last?.label === label && last.after === current.doc;
  if (!canMerge) return applyEdit(current, label, edit);
  const doc = edit(current.doc);
  if (doc === current.doc) return current;
  const historyWithoutLast = { ...current.history, past: current.history.past.slice(0, -1) };
  return {
    ...current,
    doc,
    history: commitHistoryStep(beginHistoryStep(historyWithoutLast, last.before), doc, label),
  };
}

export function applyEditCommand(state: EditingState, command: Command): EditingState {
  if (!('edit' in command) || !isCommandEnabled(command, state.doc)) return state;
  const apply = command.shouldMerge ? applyMergedEdit : applyEdit;
  return apply(state, command.label, command.edit);
}

export interface UndoResult {
  readonly state: EditingState;
  /** Label of the step undone or redone; null if there was none. */
  readonly label: string | null;
}

export function undoEdit(state: EditingState): UndoResult {
  return moveInHistory(endGesture(state), undoStep);
}

export function redoEdit(state: EditingState): UndoResult {
  return moveInHistory(endGesture(state), redoStep);
}

/** Ends the current gesture: text is committed, others are cancelled. */
export function endGesture(state: EditingState): EditingState {
  if (state.gesture.name === 'idle') return state;
  return handleGestureEvent(state, {
    type: state.gesture.name === 'editing-text' ? 'finish-editing' : 'cancel',
  });
}

function moveInHistory(state: EditingState, step: typeof undoStep): UndoResult {
  const move = step(state.history);
  if (!move) return { state: state, label: null };
  return {
    state: { ...state, doc: move.doc, history: move.history, snapGuides: [] },
    label: move.label,
  };
}
