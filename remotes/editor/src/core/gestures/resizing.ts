import { changeEach } from '../edit/document';
import { fitted, unlocked } from '../edit/elements';
import { type Box, boundsOfAll, type Point } from '../geometry/box';
import { carried, resizeBox, type ResizeOptions } from '../geometry/resize';
import type { SlideElement } from '../model/deck';
import { snapPull } from '../snap/snap-resize';
import { SNAP_REACH } from './dragging';
import { abandon, finish } from './endings';
import type { Pointer, Resizing, State, Work } from './gesture';

export const resizing: State<Resizing> = {
  move: (state, gesture, { pointer }) => resize(state, gesture, pointer),
  up: (state) => finish(state, 'Resize'),
  cancel: abandon,
};

function resize(state: Work, gesture: Resizing, pointer: Pointer): Work {
  const movable = unlocked(gesture.base);
  const [only] = movable;
  const bounds = boundsOfAll(movable);
  if (!only || !bounds) return state;
  const isSingle = movable.length === 1;
  const box = isSingle ? only : { ...bounds, rotation: 0 };
  const isRatioKept = isSingle ? keepsShape(only) && gesture.handle.length === 2 : false;
  const options = { keepRatio: isRatioKept !== pointer.shift, fromCentre: pointer.alt };
  const pull = pulled(box, gesture, pointer, options);
  const to = resizeBox(box, gesture.handle, pull.delta, options);
  const doc = changeEach(
    gesture.base,
    movable.map(({ id }) => id),
    (element) => fitted({ ...element, ...(isSingle ? to : carried(element, bounds, to)) }),
  );
  return { ...state, doc, guides: pull.guides };
}

/** Pictures, icons and QR codes keep their aspect ratio when a corner is dragged. */
function keepsShape(element: SlideElement): boolean {
  if (element.type === 'shape') return ['path', 'code'].includes(element.shapeType);
  return element.type === 'image';
}

function pulled(
  box: Box & { readonly rotation: number },
  { handle, start, targets }: Resizing,
  pointer: Pointer,
  options: ResizeOptions,
) {
  const delta = { x: pointer.at.x - start.at.x, y: pointer.at.y - start.at.y };
  const canSnap = box.rotation === 0 && !options.keepRatio && !options.fromCentre;
  if (!canSnap || pointer.mod) return { delta: rounded(delta), guides: [] };
  return snapPull(box, handle, rounded(delta), { targets, reach: SNAP_REACH / pointer.zoom });
}

function rounded(delta: Point): Point {
  return { x: Math.round(delta.x), y: Math.round(delta.y) };
}
