import { currentSlideOf } from '../edit/editor-document';
import { selectWithGroups } from '../edit/elements';
import { boundsOf, boxBetween, containsBox, intersects } from '../geometry/box';
import { IDLE_GESTURE, type Marquee, type GestureHandlers } from './gesture';

/** Selects elements that the box intersects; with Alt, only those fully inside. */
export const marquee: GestureHandlers<Marquee> = {
  move: (state, gesture, { pointer }) => {
    const box = boxBetween(gesture.start, pointer.at);
    const matchesBox = pointer.alt ? containsBox : intersects;
    const hitElements = currentSlideOf(state.doc).elements.filter(
      (element) => !element.locked && matchesBox(box, boundsOf(element)),
    );
    const ids = new Set([...gesture.selectionBefore, ...hitElements.map(({ id }) => id)]);
    return {
      ...state,
      doc: selectWithGroups(state.doc, Array.from(ids)),
      gesture: { ...gesture, box },
    };
  },
  up: (state) => ({ ...state, gesture: IDLE_GESTURE }),
  cancel: (state, gesture) => ({
    ...state,
    doc: { ...state.doc, selection: gesture.selectionBefore },
    gesture: IDLE_GESTURE,
  }),
};
