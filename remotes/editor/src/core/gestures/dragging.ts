import { addElements, moveBy } from '../edit/elements';
import type { Point } from '../geometry/box';
import { snapMove } from '../snap/snap-move';
import { abandon, finish } from './endings';
import type { Dragging, Pointer, State, Work } from './gesture';

/** Distance at which an edge snaps, in screen pixels. */
export const SNAP_REACH = 6;

export const dragging: State<Dragging> = {
  move: (state, gesture, { pointer }) => drag(state, gesture, pointer),
  up: (state) => finish(state, 'Move'),
  cancel: abandon,
};

/** Computed from the start of the drag, so that errors don't add up and modifier keys may change. */
function drag(state: Work, gesture: Dragging, pointer: Pointer): Work {
  const unsnappedDelta = axisLocked(gesture, pointer);
  const requestedBox = {
    ...gesture.box,
    x: Math.round(gesture.box.x + unsnappedDelta.x),
    y: Math.round(gesture.box.y + unsnappedDelta.y),
  };
  const snapResult = pointer.mod
    ? { box: requestedBox, guides: [] }
    : snapMove(requestedBox, gesture.targets, SNAP_REACH / pointer.zoom);
  const delta = {
    x: pointer.shift && unsnappedDelta.x === 0 ? 0 : snapResult.box.x - gesture.box.x,
    y: pointer.shift && unsnappedDelta.y === 0 ? 0 : snapResult.box.y - gesture.box.y,
  };
  const start = pointer.alt ? addElements(gesture.base, gesture.copies) : gesture.base;
  return { ...state, doc: moveBy(start, start.selection, delta), guides: snapResult.guides };
}

function axisLocked({ start }: Dragging, pointer: Pointer): Point {
  const delta = { x: pointer.at.x - start.at.x, y: pointer.at.y - start.at.y };
  if (!pointer.shift) return delta;
  return Math.abs(delta.x) >= Math.abs(delta.y) ? { x: delta.x, y: 0 } : { x: 0, y: delta.y };
}
