import { type EditCommand, isCommandEnabled } from './edit/edit-command';
import { type EditorDocument, createEditorDocument } from './edit/editor-document';
import { handleGestureEvent } from './gestures/handle-gesture-event';
import { commitTyping } from './gestures/editing-text';
import { IDLE_GESTURE, type EditingState } from './gestures/gesture';
import { startTextEditing } from './gestures/idle';
import {
  beginHistoryStep,
  commitHistoryStep,
  EMPTY_EDIT_HISTORY,
  mergeHistoryStep,
  redoStep,
  undoStep,
} from './edit-history';
import type { Deck } from './model/deck-schema';

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
  const doc = edit(current.doc);
  if (doc === current.doc) return current;
  return { ...current, doc, history: mergeHistoryStep(current.history, [current.doc, doc], label) };
}

export function applyEditCommand(state: EditingState, command: EditCommand): EditingState {
  if (!isCommandEnabled(command, state.doc)) return state;
  const apply = command.shouldMerge ? applyMergedEdit : applyEdit;
  return apply(state, command.label, command.edit);
}

interface UndoResult {
  readonly state: EditingState;
  /** Label of the step undone or redone; null if there was none. */
  readonly label: string | null;
}

export function undoEdit(state: EditingState): UndoResult {
  return moveInHistory(state, undoStep);
}

export function redoEdit(state: EditingState): UndoResult {
  return moveInHistory(state, redoStep);
}

/** Ends the current gesture: text is committed, others are cancelled. */
export function endGesture(state: EditingState): EditingState {
  if (state.gesture.name === 'idle') return state;
  return handleGestureEvent(state, {
    type: state.gesture.name === 'editing-text' ? 'finish-editing' : 'cancel',
  });
}

/** Typing goes on after it if the text is still there. */
function moveInHistory(state: EditingState, step: typeof undoStep): UndoResult {
  const { gesture } = state;
  const isTyping = gesture.name === 'editing-text';
  const current = isTyping ? commitTyping(state, gesture) : endGesture(state);
  const move = step(current.history);
  if (!move) return { state: isTyping ? state : current, label: null };
  const moved = { ...current, doc: move.doc, history: move.history, snapGuides: [] };
  if (!isTyping) return { state: moved, label: move.label };
  const reopened = startTextEditing(moved, gesture.id, gesture.cell ?? undefined);
  const isOpen = reopened.gesture.name === 'editing-text';
  return { state: isOpen ? { ...reopened, gesture } : reopened, label: move.label };
}
