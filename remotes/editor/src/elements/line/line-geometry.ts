import type { LineEndName } from '../../core/gestures/gesture';
import type { LineElement, LineEnd } from './line-schema';
import type { ConnectionSide } from './line-options';
import type { SlideElement } from '../../core/elements/slide-element';
import { centerOf, type Point, type RotatedBox, rotatePoint } from '../../core/geometry/box';

export const LINE_END_NAMES: readonly LineEndName[] = ['from', 'to'];

export type LineEndPoints = Readonly<Record<LineEndName, Point>>;

export function lineEndPointsOf(line: LineElement): LineEndPoints {
  const centre = centerOf(line);
  const at = ({ x, y }: LineEnd) =>
    rotatePoint({ x: line.x + x * line.width, y: line.y + y * line.height }, centre, line.rotation);
  return { from: at(line.from), to: at(line.to) };
}

/** Moves a line between two points; its box encloses them without rotation. */
export function setLineEndPoints(line: LineElement, ends: LineEndPoints): LineElement {
  const [from, to] = [roundPoint(ends.from), roundPoint(ends.to)];
  const xSpan = spanOf(from.x, to.x);
  const ySpan = spanOf(from.y, to.y);
  const shareOf = ({ x, y }: Point) => ({
    x: (x - xSpan.start) / xSpan.length,
    y: (y - ySpan.start) / ySpan.length,
  });
  return {
    ...line,
    x: xSpan.start,
    y: ySpan.start,
    width: xSpan.length,
    height: ySpan.length,
    rotation: 0,
    from: { ...line.from, ...shareOf(from) },
    to: { ...line.to, ...shareOf(to) },
  };
}

/** Boxes stay within the size that the model allows. */
const MAX_LINE_COORDINATE_PX = 10_000;

function roundPoint({ x, y }: Point): Point {
  const clampAndRound = (value: number) =>
    Math.round(Math.min(MAX_LINE_COORDINATE_PX, Math.max(-MAX_LINE_COORDINATE_PX, value)) * 100) /
    100;
  return { x: clampAndRound(x), y: clampAndRound(y) };
}

/** Boxes are at least a pixel wide, with a level line in the middle. */
function spanOf(one: number, other: number): { readonly start: number; readonly length: number } {
  const [low, high] = [Math.min(one, other), Math.max(one, other)];
  if (high - low >= 1) return { start: low, length: high - low };
  return { start: (low + high) / 2 - 0.5, length: 1 };
}

const SIDE_POSITIONS: Readonly<Record<ConnectionSide, Point>> = {
  top: { x: 0.5, y: 0 },
  right: { x: 1, y: 0.5 },
  bottom: { x: 0.5, y: 1 },
  left: { x: 0, y: 0.5 },
};

/** Middle of a side of an element, after its rotation. */
export function connectionSiteOf(element: RotatedBox, side: ConnectionSide): Point {
  const { x, y } = SIDE_POSITIONS[side];
  const at = { x: element.x + x * element.width, y: element.y + y * element.height };
  const { x: left, y: top } = rotatePoint(at, centerOf(element), element.rotation);
  return roundPoint({ x: left, y: top });
}

/** Lines connect to every element except lines. */
export function isConnectable(element: SlideElement): boolean {
  return element.type !== 'line';
}
