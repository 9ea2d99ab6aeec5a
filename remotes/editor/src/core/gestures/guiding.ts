import { putGuide, removeGuide } from '../edit/guides';
import { nearest } from '../snap/lines';
import { SNAP_REACH } from './dragging';
import { abandon, finish } from './endings';
import type { Guiding, Pointer, State, Work } from './gesture';

export const guiding: State<Guiding> = {
  move: (state, gesture, { pointer }) => ({ ...state, ...pulled(gesture, pointer) }),
  up: (state, gesture) => finish(state, labelOf(state, gesture)),
  cancel: abandon,
};

/** Removes the guide over its ruler; elsewhere it snaps to edges and centres of elements. */
function pulled({ base, guide, edge, targets }: Guiding, pointer: Pointer) {
  const { id, axis } = guide;
  if (pointer.screen[axis] < edge) return { doc: removeGuide(base, id) };
  const requestedPosition = Math.round(pointer.at[axis]);
  const reach = pointer.mod ? 0 : SNAP_REACH / pointer.zoom;
  const shift = nearest(targets[axis], requestedPosition, reach) ?? 0;
  return { doc: putGuide(base, { id, axis, at: requestedPosition + shift }) };
}

function labelOf({ doc }: Work, { base, guide }: Guiding): string {
  const isIn = ({ deck }: Work['doc']) => deck.guides.some(({ id }) => id === guide.id);
  if (!isIn(doc)) return 'Remove guide';
  return isIn(base) ? 'Move guide' : 'Add guide';
}
