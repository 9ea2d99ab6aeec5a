import { findElement, currentSlideOf } from '../../core/edit/editor-document';
import type { ElementKind, ElementsById } from '../../core/elements/element-kind';
import type { Point } from '../../core/geometry/box';
import {
  type LineEndName,
  cancelGesture,
  type EditingState,
  finishGesture,
  type GestureHandlers,
  type MovingLineEnd,
  type PointerState,
} from '../../core/gestures/gesture';
import { type LineEndPosition, moveLineEnd, findConnectionSite } from './line-edits';
import {
  lineEndPointsOf,
  isConnectable,
  LINE_END_NAMES,
  connectionSiteOf,
  setLineEndPoints,
} from './line-geometry';
import type { LineElement, LineEnd } from './line-schema';
import { newLineStyle } from './line-theme';

/** Smaller than visible, larger than rounding errors. */
const TOLERANCE_PX = 0.05;

export const lineKind: ElementKind<LineElement> = {
  labels: { line: 'Line', arrow: 'Arrow' },
  variantOf: lineVariantOf,
  iconOf: lineVariantOf,
  describePosition(line) {
    const { from, to } = lineEndPointsOf(line);
    const connectionText = isConnected(line) ? ', attached to another element' : '';
    return `from ${formatPosition(from)} to ${formatPosition(to)}${connectionText}`;
  },
  hasNoBox: true,
  newStyle: newLineStyle,
  remapReferences: remapConnections,
  isDependent: isConnected,
  follow: followConnections,
};

function lineVariantOf({ from, to }: LineElement): 'arrow' | 'line' {
  return from.arrowhead === 'none' && to.arrowhead === 'none' ? 'line' : 'arrow';
}

function isConnected({ from, to }: LineElement): boolean {
  return from.connection !== null || to.connection !== null;
}

function formatPosition({ x, y }: Point): string {
  return `${Math.round(x)}, ${Math.round(y)}`;
}

/** Keeps a connection only if the connected element is copied as well. */
function remapConnections(line: LineElement, ids: ReadonlyMap<string, string>): LineElement {
  const remapEnd = (end: LineEnd): LineEnd => {
    const elementId = ids.get(end.connection?.elementId ?? '');
    return {
      ...end,
      connection:
        end.connection && elementId !== undefined ? { ...end.connection, elementId } : null,
    };
  };
  return { ...line, from: remapEnd(line.from), to: remapEnd(line.to) };
}

/** Moves the ends that are connected to elements with them. */
function followConnections(
  line: LineElement,
  old: ElementsById,
  current: ElementsById,
): LineElement {
  const ends = lineEndPointsOf(line);
  const sites = {
    from: connectedPointOf(line, 'from', old, current),
    to: connectedPointOf(line, 'to', old, current),
  };
  const freeLine = LINE_END_NAMES.reduce(
    (next, name) =>
      sites[name] || !line[name].connection
        ? next
        : { ...next, [name]: { ...next[name], connection: null } },
    line,
  );
  const newEnds = { from: sites.from ?? ends.from, to: sites.to ?? ends.to };
  return LINE_END_NAMES.every((name) => isNear(newEnds[name], ends[name]))
    ? freeLine
    : setLineEndPoints(freeLine, newEnds);
}

/** New position of a connected end; undefined if the connection is gone. */
function connectedPointOf(
  line: LineElement,
  name: LineEndName,
  old: ElementsById,
  current: ElementsById,
): Point | undefined {
  const { connection } = line[name];
  const target = connection && current.get(connection.elementId);
  if (!connection || !target || !isConnectable(target)) return undefined;
  const site = connectionSiteOf(target, connection.side);
  if (isNear(lineEndPointsOf(line)[name], site)) return site;
  return wasLineMovedAway(line, name, old, site) ? undefined : site;
}

/** True if the line was moved while the element it is attached to stayed. */
function wasLineMovedAway(
  { id, ...line }: LineElement,
  name: LineEndName,
  old: ElementsById,
  site: Point,
): boolean {
  const { connection } = line[name];
  const lineBefore = old.get(id);
  const targetBefore = connection && old.get(connection.elementId);
  if (lineBefore?.type !== 'line' || !targetBefore) return false;
  const previous = lineBefore[name].connection;
  const hadConnection =
    previous?.elementId === connection.elementId && previous.side === connection.side;
  return hadConnection && isNear(connectionSiteOf(targetBefore, connection.side), site);
}

function isNear(one: Point, other: Point): boolean {
  return Math.abs(one.x - other.x) < TOLERANCE_PX && Math.abs(one.y - other.y) < TOLERANCE_PX;
}

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
