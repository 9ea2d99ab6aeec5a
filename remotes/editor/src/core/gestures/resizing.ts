import { kindOf } from '../elements/kinds';
import { changeElementsById } from '../edit/editor-document';
import { clampElement, unlockedSelectionOf } from '../edit/elements';
import { type Box, unionBoundsOf, type Point } from '../geometry/box';
import { scaleWithGroup, resizeBox, type ResizeOptions } from '../geometry/resize-box';
import { snapResize } from '../snap/snap-resize';
import { SNAP_DISTANCE_PX } from './dragging';
import {
  cancelGesture,
  type EditingState,
  finishGesture,
  type GestureHandlers,
  type PointerState,
  type Resizing,
} from './gesture';

export const resizing: GestureHandlers<Resizing> = {
  move: (state, gesture, { pointer }) => resizeSelection(state, gesture, pointer),
  up: (state) => finishGesture(state, 'Resize'),
  cancel: cancelGesture,
};

function resizeSelection(
  state: EditingState,
  gesture: Resizing,
  pointer: PointerState,
): EditingState {
  const movable = unlockedSelectionOf(gesture.base);
  const [only] = movable;
  const bounds = unionBoundsOf(movable);
  if (!only || !bounds) return state;
  const isSingle = movable.length === 1;
  const box = isSingle ? only : { ...bounds, rotation: 0 };
  const isRatioKept = isSingle
    ? (kindOf(only).keepsAspectRatio?.(only) ?? false) && gesture.handle.length === 2
    : false;
  const options = { shouldKeepRatio: isRatioKept !== pointer.shift, isFromCenter: pointer.alt };
  const pull = snapDelta(box, gesture, pointer, options);
  const to = resizeBox(box, gesture.handle, pull.delta, options);
  const doc = changeElementsById(
    gesture.base,
    movable.map(({ id }) => id),
    (element) =>
      clampElement({ ...element, ...(isSingle ? to : scaleWithGroup(element, bounds, to)) }),
  );
  return { ...state, doc, snapGuides: pull.guides };
}

function snapDelta(
  box: Box & { readonly rotation: number },
  { handle, start, targets }: Resizing,
  pointer: PointerState,
  options: ResizeOptions,
) {
  const delta = { x: pointer.at.x - start.at.x, y: pointer.at.y - start.at.y };
  const canSnap = box.rotation === 0 && !options.shouldKeepRatio && !options.isFromCenter;
  if (!canSnap || pointer.mod) return { delta: roundDelta(delta), guides: [] };
  return snapResize(box, handle, roundDelta(delta), {
    targets,
    reach: SNAP_DISTANCE_PX / pointer.zoom,
  });
}

function roundDelta(delta: Point): Point {
  return { x: Math.round(delta.x), y: Math.round(delta.y) };
}
