import { cancel, commit } from '../history';
import { IDLE, type Work } from './gesture';

/** Ends a gesture and commits its change as one step. */
export function finish(work: Work, label: string): Work {
  return {
    doc: work.doc,
    history: commit(work.history, work.doc, label),
    gesture: IDLE,
    guides: [],
  };
}

/** Ends a gesture and discards its change. */
export function abandon(work: Work): Work {
  return { ...cancel(work.history, work.doc), gesture: IDLE, guides: [] };
}
