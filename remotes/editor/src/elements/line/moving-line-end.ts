import { findElement, currentSlideOf } from '../../core/edit/editor-document';
import { type LineEndPosition, moveLineEnd, findConnectionSite } from './line-edits';
import type { Point } from '../../core/geometry/box';
import { lineEndPointsOf } from './line-geometry';
import {
  cancelGesture,
  type EditingState,
  finishGesture,
  type GestureHandlers,
  type MovingLineEnd,
  type PointerState,
} from '../../core/gestures/gesture';

/** Distance at which an end connects, in screen pixels. */
const CONNECT_DISTANCE_PX = 16;

const AXIS_SNAP_PX = 6;
const STEP_RADIANS = Math.PI / 12;

export const movingLineEnd: GestureHandlers<MovingLineEnd> = {
  move: (state, gesture, { pointer }) => moveEnd(state, gesture, pointer),
  up: (state) => finishGesture(state, 'Move the end of a line'),
  cancel: cancelGesture,
};

function moveEnd(state: EditingState, gesture: MovingLineEnd, pointer: PointerState): EditingState {
  const place = endPositionOf(gesture, pointer);
  return {
    ...state,
    doc: moveLineEnd(gesture.base, gesture, place),
    gesture: { ...gesture, at: place.at },
  };
}

/** Connects the end to a site nearby; otherwise aligns it with the other end. */
function endPositionOf({ base, id, end }: MovingLineEnd, pointer: PointerState): LineEndPosition {
  const site = pointer.mod
    ? undefined
    : findConnectionSite(
        currentSlideOf(base).elements,
        pointer.at,
        CONNECT_DISTANCE_PX / pointer.zoom,
      );
  if (site) return site;
  const line = findElement(base, id);
  if (line?.type !== 'line') return { at: pointer.at, connection: null };
  const other = lineEndPointsOf(line)[end === 'from' ? 'to' : 'from'];
  const at = pointer.shift ? snapToAngle(other, pointer.at) : snapToAxis(other, pointer);
  return { at: { x: Math.round(at.x), y: Math.round(at.y) }, connection: null };
}

/** Snaps to steps of 15° and keeps the length. */
function snapToAngle(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const angle = Math.round(Math.atan2(to.y - from.y, to.x - from.x) / STEP_RADIANS) * STEP_RADIANS;
  return { x: from.x + length * Math.cos(angle), y: from.y + length * Math.sin(angle) };
}

function snapToAxis(from: Point, { at, zoom, mod }: PointerState): Point {
  const reach = mod ? 0 : AXIS_SNAP_PX / zoom;
  return {
    x: Math.abs(at.x - from.x) < reach ? from.x : at.x,
    y: Math.abs(at.y - from.y) < reach ? from.y : at.y,
  };
}
