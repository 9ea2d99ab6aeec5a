import { cancel, commit } from '../history';
import { IDLE, type Work } from './gesture';

/** Ends a gesture and commits its change as one step. */
export function finish(state: Work, label: string): Work {
  return {
    doc: state.doc,
    history: commit(state.history, state.doc, label),
    gesture: IDLE,
    guides: [],
  };
}

/** Ends a gesture and discards its change. */
export function abandon(state: Work): Work {
  return { ...cancel(state.history, state.doc), gesture: IDLE, guides: [] };
}
