import { cancelHistoryStep, commitHistoryStep } from '../edit-history';
import { IDLE_GESTURE, type EditingState } from './gesture';

/** Ends a gesture and commits its change as one step. */
export function finishGesture(state: EditingState, label: string): EditingState {
  return {
    doc: state.doc,
    history: commitHistoryStep(state.history, state.doc, label),
    gesture: IDLE_GESTURE,
    snapGuides: [],
  };
}

/** Ends a gesture and discards its change. */
export function cancelGesture(state: EditingState): EditingState {
  return { ...cancelHistoryStep(state.history, state.doc), gesture: IDLE_GESTURE, snapGuides: [] };
}
