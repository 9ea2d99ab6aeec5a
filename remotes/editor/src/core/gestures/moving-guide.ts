import { setGuide, removeGuide } from '../edit/slides/guides';
import { offsetToNearest } from '../snap/snap-targets';
import { SNAP_DISTANCE_PX } from './dragging';
import {
  cancelGesture,
  type EditingState,
  finishGesture,
  type GestureHandlers,
  type MovingGuide,
  type PointerState,
} from './gesture';

export const movingGuide: GestureHandlers<MovingGuide> = {
  move: (state, gesture, { pointer }) => ({ ...state, ...moveGuide(gesture, pointer) }),
  up: (state, gesture) => finishGesture(state, historyLabelOf(state, gesture)),
  cancel: cancelGesture,
};

/** Removes the guide over its ruler; elsewhere it snaps to edges and centres of elements. */
function moveGuide({ base, guide, edge, targets }: MovingGuide, pointer: PointerState) {
  const { id, axis } = guide;
  if (pointer.screen[axis] < edge) return { doc: removeGuide(base, id) };
  const requestedPosition = Math.round(pointer.at[axis]);
  const reach = pointer.mod ? 0 : SNAP_DISTANCE_PX / pointer.zoom;
  const shift = offsetToNearest(targets[axis], requestedPosition, reach) ?? 0;
  return { doc: setGuide(base, { id, axis, position: requestedPosition + shift }) };
}

function historyLabelOf({ doc }: EditingState, { base, guide }: MovingGuide): string {
  const isIn = ({ deck }: EditingState['doc']) => deck.guides.some(({ id }) => id === guide.id);
  if (!isIn(doc)) return 'Remove guide';
  return isIn(base) ? 'Move guide' : 'Add guide';
}
