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
  move: (work, gesture, { pointer }) => resize(work, gesture, pointer),
  up: (work) => finish(work, 'Resize'),
  cancel: abandon,
};

function resize(work: Work, gesture: Resizing, pointer: Pointer): Work {
  const movable = unlocked(gesture.base);
  const [only] = movable;
  const bounds = boundsOfAll(movable);
  if (!only || !bounds) return work;
  const single = movable.length === 1;
  const box = single ? only : { ...bounds, rotation: 0 };
  const keeps = single ? keepsShape(only) && gesture.handle.length === 2 : false;
  const options = { keepRatio: keeps !== pointer.shift, fromCentre: pointer.alt };
  const pull = pulled(box, gesture, pointer, options);
  const to = resizeBox(box, gesture.handle, pull.delta, options);
  const doc = changeEach(
    gesture.base,
    movable.map(({ id }) => id),
    (element) => fitted({ ...element, ...(single ? to : carried(element, bounds, to)) }),
  );
  return { ...work, doc, guides: pull.guides };
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
  const straight = box.rotation === 0 && !options.keepRatio && !options.fromCentre;
  if (!straight || pointer.mod) return { delta: rounded(delta), guides: [] };
  return snapPull(box, handle, rounded(delta), { targets, reach: SNAP_REACH / pointer.zoom });
}

function rounded(delta: Point): Point {
  return { x: Math.round(delta.x), y: Math.round(delta.y) };
}
