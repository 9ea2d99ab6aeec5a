import { findElement, slideOf } from '../edit/document';
import { type Place, putEnd, siteNear } from '../edit/lines';
import type { Point } from '../geometry/box';
import { endsOf } from '../geometry/line';
import { abandon, finish } from './endings';
import type { Pointer, Pulling, State, Work } from './gesture';

/** Distance at which an end connects, in screen pixels. */
export const HOLD_REACH = 16;

const LEVEL_REACH = 6;
const STEP = Math.PI / 12;

export const pulling: State<Pulling> = {
  move: (state, gesture, { pointer }) => pull(state, gesture, pointer),
  up: (state) => finish(state, 'Move the end of a line'),
  cancel: abandon,
};

function pull(state: Work, gesture: Pulling, pointer: Pointer): Work {
  const place = placeOf(gesture, pointer);
  return {
    ...state,
    doc: putEnd(gesture.base, gesture, place),
    gesture: { ...gesture, at: place.at },
  };
}

/** Connects the end to a site nearby; otherwise aligns it with the other end. */
function placeOf({ base, id, end }: Pulling, pointer: Pointer): Place {
  const site = pointer.mod
    ? undefined
    : siteNear(slideOf(base).elements, pointer.at, HOLD_REACH / pointer.zoom);
  if (site) return site;
  const line = findElement(base, id);
  if (line?.type !== 'line') return { at: pointer.at, joint: null };
  const other = endsOf(line)[end === 'from' ? 'to' : 'from'];
  const at = pointer.shift ? stepped(other, pointer.at) : levelled(other, pointer);
  return { at: { x: Math.round(at.x), y: Math.round(at.y) }, joint: null };
}

/** Snaps to steps of 15° and keeps the length. */
function stepped(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const angle = Math.round(Math.atan2(to.y - from.y, to.x - from.x) / STEP) * STEP;
  return { x: from.x + length * Math.cos(angle), y: from.y + length * Math.sin(angle) };
}

function levelled(from: Point, { at, zoom, mod }: Pointer): Point {
  const reach = mod ? 0 : LEVEL_REACH / zoom;
  return {
    x: Math.abs(at.x - from.x) < reach ? from.x : at.x,
    y: Math.abs(at.y - from.y) < reach ? from.y : at.y,
  };
}
