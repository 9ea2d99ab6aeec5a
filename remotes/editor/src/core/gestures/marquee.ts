import { slideOf } from '../edit/document';
import { select } from '../edit/elements';
import { boundsOf, boxBetween, encloses, touches } from '../geometry/box';
import { IDLE, type Marquee, type State } from './gesture';

/** Selects elements that the box intersects; with Alt, only those fully inside. */
export const marquee: State<Marquee> = {
  move: (state, gesture, { pointer }) => {
    const box = boxBetween(gesture.start, pointer.at);
    const matchesBox = pointer.alt ? encloses : touches;
    const hitElements = slideOf(state.doc).elements.filter(
      (element) => !element.locked && matchesBox(box, boundsOf(element)),
    );
    const ids = new Set([...gesture.before, ...hitElements.map(({ id }) => id)]);
    return { ...state, doc: select(state.doc, Array.from(ids)), gesture: { ...gesture, box } };
  },
  up: (state) => ({ ...state, gesture: IDLE }),
  cancel: (state, gesture) => ({
    ...state,
    doc: { ...state.doc, selection: gesture.before },
    gesture: IDLE,
  }),
};
