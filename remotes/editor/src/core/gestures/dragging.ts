import { addElements, moveElements } from '../edit/elements';
import type { Point } from '../geometry/box';
import { snapMove } from '../snap/snap-move';
import {
  cancelGesture,
  type Dragging,
  type EditingState,
  finishGesture,
  type GestureHandlers,
  type PointerState,
} from './gesture';

/** Distance at which an edge snaps, in screen pixels. */
export const SNAP_DISTANCE_PX = 6;

export const dragging: GestureHandlers<Dragging> = {
  move: (state, gesture, { pointer }) => moveSelection(state, gesture, pointer),
  up: (state) => finishGesture(state, 'Move'),
  cancel: cancelGesture,
};

/** Computed from the start of the drag, so that errors don't add up and modifier keys may change. */
function moveSelection(
  state: EditingState,
  gesture: Dragging,
  pointer: PointerState,
): EditingState {
  const unsnappedDelta = lockAxis(gesture, pointer);
  const requestedBox = {
    ...gesture.box,
    x: Math.round(gesture.box.x + unsnappedDelta.x),
    y: Math.round(gesture.box.y + unsnappedDelta.y),
  };
  const snapResult = pointer.mod
    ? { box: requestedBox, guides: [] }
    : snapMove(requestedBox, gesture.targets, SNAP_DISTANCE_PX / pointer.zoom);
  const delta = {
    x: pointer.shift && unsnappedDelta.x === 0 ? 0 : snapResult.box.x - gesture.box.x,
    y: pointer.shift && unsnappedDelta.y === 0 ? 0 : snapResult.box.y - gesture.box.y,
  };
  const start = pointer.alt ? addElements(gesture.base, gesture.copies) : gesture.base;
  return {
    ...state,
    doc: moveElements(start, start.selection, delta),
    snapGuides: snapResult.guides,
  };
}

function lockAxis({ start }: Dragging, pointer: PointerState): Point {
  const delta = { x: pointer.at.x - start.at.x, y: pointer.at.y - start.at.y };
  if (!pointer.shift) return delta;
  return Math.abs(delta.x) >= Math.abs(delta.y) ? { x: delta.x, y: 0 } : { x: 0, y: delta.y };
}
