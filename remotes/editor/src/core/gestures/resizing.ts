import { changeEach } from '../edit/document';
import { fitted, unlocked } from '../edit/elements';
import { type Box, boundsOf, boundsOfAll, type Point } from '../geometry/box';
import { resizeBox, type ResizeOptions, scaleWithin } from '../geometry/resize';
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
  const keeps = single ? only.type === 'image' && gesture.handle.length === 2 : false;
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

/** A turned element keeps its shape within a group; its bounds move with the group's. */
function carried(element: Box & { readonly rotation: number }, from: Box, to: Box): Box {
  if (element.rotation === 0) return scaleWithin(element, from, to);
  const bounds = boundsOf(element);
  const moved = scaleWithin(bounds, from, to);
  const scale = Math.min(moved.width / bounds.width, moved.height / bounds.height);
  const [width, height] = [element.width * scale, element.height * scale];
  return {
    x: moved.x + (moved.width - width) / 2,
    y: moved.y + (moved.height - height) / 2,
    width,
    height,
  };
}

function rounded(delta: Point): Point {
  return { x: Math.round(delta.x), y: Math.round(delta.y) };
}
