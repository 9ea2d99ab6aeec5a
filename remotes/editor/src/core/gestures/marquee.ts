import { slideOf } from '../edit/document';
import { select } from '../edit/elements';
import { boundsOf, boxBetween, encloses, touches } from '../geometry/box';
import { IDLE, type Marquee, type State } from './gesture';

/** Selects elements that the box intersects; with Alt, only those fully inside. */
export const marquee: State<Marquee> = {
  move: (work, gesture, { pointer }) => {
    const box = boxBetween(gesture.start, pointer.at);
    const hits = pointer.alt ? encloses : touches;
    const caught = slideOf(work.doc).elements.filter(
      (element) => !element.locked && hits(box, boundsOf(element)),
    );
    const ids = new Set([...gesture.before, ...caught.map(({ id }) => id)]);
    return { ...work, doc: select(work.doc, Array.from(ids)), gesture: { ...gesture, box } };
  },
  up: (work) => ({ ...work, gesture: IDLE }),
  cancel: (work, gesture) => ({
    ...work,
    doc: { ...work.doc, selection: gesture.before },
    gesture: IDLE,
  }),
};
