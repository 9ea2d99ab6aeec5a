import type { ShapeElement } from '../model/deck';
import type { Box, Point } from './box';
import { type Step, stepsIn, writePath } from './path';

type Outlined = Pick<
  ShapeElement,
  'width' | 'height' | 'stroke' | 'strokeWidth' | 'points' | 'tip' | 'path' | 'shapeType'
>;

/** Corners of a polygon or star relative to its box, inset by half the stroke. */
export function cornersOfShape(shape: Outlined): readonly Point[] {
  const cornerCount = shape.shapeType === 'star' ? shape.points * 2 : shape.points;
  const corners = Array.from({ length: cornerCount }, (_, index) => {
    const angle = (index / cornerCount) * 2 * Math.PI - Math.PI / 2;
    const radius = shape.shapeType === 'star' && index % 2 === 1 ? INNER : 1;
    return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
  });
  return stretched(corners, innerBox(shape));
}

/** Radius of a star's inner corners, as a ratio of the outer radius. */
const INNER = 0.42;

/** Fills the box regardless of the number of corners. */
function stretched(corners: readonly Point[], box: Box): readonly Point[] {
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
  return corners.map(({ x, y }) => ({
    x: box.x + ((x - left) / width) * box.width,
    y: box.y + ((y - top) / height) * box.height,
  }));
}

function innerBox({ width, height, stroke, strokeWidth }: Outlined): Box {
  const line = stroke === 'none' ? 0 : strokeWidth;
  const inset = Math.min(line / 2, width / 2 - 0.5, height / 2 - 0.5);
  return { x: inset, y: inset, width: width - 2 * inset, height: height - 2 * inset };
}

export function outlineOf(shape: Outlined): string {
  if (shape.shapeType === 'bubble') return bubbleOf(shape);
  if (shape.shapeType === 'path') return writePath(stepsOfShape(shape));
  return `M${cornersOfShape(shape).map(pairOf).join('L')}Z`;
}

/** Path segments of a custom outline, relative to its box. */
export function stepsOfShape(shape: Outlined): readonly Step[] {
  return stepsIn(shape.path, innerBox(shape));
}

function pairOf({ x, y }: Point): string {
  return `${tidy(x)} ${tidy(y)}`;
}

function tidy(value: number): number {
  return Math.round(value * 1000) / 1000;
}

/** Corner radius of a speech bubble as a ratio of its shorter side, as in PowerPoint. */
export const BUBBLE_CORNER = 1 / 6;

/** Same as wedgeRoundRectCallout in OOXML: the tip starts from the side that it is furthest beyond. */
function bubbleOf(shape: Outlined): string {
  const { x, y, width, height } = innerBox(shape);
  const radius = Math.min(width, height) * BUBBLE_CORNER;
  const [right, bottom] = [x + width, y + height];
  const tip = { x: x + shape.tip.x * width, y: y + shape.tip.y * height };
  const side = sideOf(shape.tip);
  const across = footOf(shape.tip.x).map((share) => x + share * width);
  const down = footOf(shape.tip.y).map((share) => y + share * height);
  const point = (fixed: (at: number) => Point, [first = 0, last = 0]: readonly number[]) =>
    `L${pairOf(fixed(first))}L${pairOf(tip)}L${pairOf(fixed(last))}`;
  const corner = (to: Point) => `A${tidy(radius)} ${tidy(radius)} 0 0 1 ${pairOf(to)}`;
  return [
    `M${pairOf({ x: x + radius, y })}`,
    side === 'top' ? point((at) => ({ x: at, y }), across) : '',
    `L${pairOf({ x: right - radius, y })}${corner({ x: right, y: y + radius })}`,
    side === 'right' ? point((at) => ({ x: right, y: at }), down) : '',
    `L${pairOf({ x: right, y: bottom - radius })}${corner({ x: right - radius, y: bottom })}`,
    side === 'bottom' ? point((at) => ({ x: at, y: bottom }), across.toReversed()) : '',
    `L${pairOf({ x: x + radius, y: bottom })}${corner({ x, y: bottom - radius })}`,
    side === 'left' ? point((at) => ({ x, y: at }), down.toReversed()) : '',
    `L${pairOf({ x, y: y + radius })}${corner({ x: x + radius, y })}Z`,
  ].join('');
}

function sideOf({ x, y }: Point): 'top' | 'right' | 'bottom' | 'left' {
  const [across, down] = [x - 0.5, y - 0.5];
  if (Math.abs(across) > Math.abs(down)) return across > 0 ? 'right' : 'left';
  return down > 0 ? 'bottom' : 'top';
}

/** Base of the tip on its side, in the half that it points to. */
function footOf(share: number): readonly number[] {
  return share > 0.5 ? [7 / 12, 10 / 12] : [2 / 12, 5 / 12];
}
