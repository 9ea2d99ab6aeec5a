import type { ShapeElement } from './shape-schema';
import type { Box, Point } from '../../core/geometry/box';
import { type PathSegment, scalePathToBox, formatPath } from '../../core/geometry/path';

type OutlineShape = Pick<
  ShapeElement,
  'width' | 'height' | 'stroke' | 'strokeWidth' | 'pointCount' | 'calloutTip' | 'path' | 'shapeType'
>;

/** Corners of a polygon or star relative to its box, inset by half the stroke. */
export function polygonCornersOf(shape: OutlineShape): readonly Point[] {
  const cornerCount = shape.shapeType === 'star' ? shape.pointCount * 2 : shape.pointCount;
  const corners = Array.from({ length: cornerCount }, (_, index) => {
    const angle = (index / cornerCount) * 2 * Math.PI - Math.PI / 2;
    const radius = shape.shapeType === 'star' && index % 2 === 1 ? STAR_INNER_RATIO : 1;
    return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
  });
  return stretchToBox(corners, innerBoxOf(shape));
}

/** Radius of a star's inner corners, as a ratio of the outer radius. */
export const STAR_INNER_RATIO = 0.42;

/** Fills the box regardless of the number of corners. */
function stretchToBox(corners: readonly Point[], box: Box): readonly Point[] {
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
  return corners.map(({ x, y }) => ({
    x: box.x + ((x - left) / width) * box.width,
    y: box.y + ((y - top) / height) * box.height,
  }));
}

/** Box inside the border, which is the box of the shape in PowerPoint. */
export function innerBoxOf({
  width,
  height,
  stroke,
  strokeWidth,
}: Pick<OutlineShape, 'width' | 'height' | 'stroke' | 'strokeWidth'>): Box {
  const line = stroke === 'none' ? 0 : strokeWidth;
  const inset = Math.min(line / 2, width / 2 - 0.5, height / 2 - 0.5);
  return { x: inset, y: inset, width: width - 2 * inset, height: height - 2 * inset };
}

export function shapePathOf(shape: OutlineShape): string {
  if (shape.shapeType === 'callout') return calloutPathOf(shape);
  if (shape.shapeType === 'path') return formatPath(pathSegmentsOfShape(shape));
  return `M${polygonCornersOf(shape).map(formatPoint).join('L')}Z`;
}

/** Path segments of a custom outline, relative to its box. */
export function pathSegmentsOfShape(shape: OutlineShape): readonly PathSegment[] {
  return scalePathToBox(shape.path, innerBoxOf(shape));
}

function formatPoint({ x, y }: Point): string {
  return `${roundCoordinate(x)} ${roundCoordinate(y)}`;
}

function roundCoordinate(value: number): number {
  return Math.round(value * 1000) / 1000;
}

/** Corner radius of a speech bubble as a ratio of its shorter side, as in PowerPoint. */
export const CALLOUT_CORNER_RATIO = 1 / 6;

/** Same as wedgeRoundRectCallout in OOXML: the tip starts from the side that it is furthest beyond. */
function calloutPathOf(shape: OutlineShape): string {
  const { x, y, width, height } = innerBoxOf(shape);
  const radius = Math.min(width, height) * CALLOUT_CORNER_RATIO;
  const [right, bottom] = [x + width, y + height];
  const tip = { x: x + shape.calloutTip.x * width, y: y + shape.calloutTip.y * height };
  const side = tipSideOf(shape.calloutTip);
  const across = tipBaseOf(shape.calloutTip.x).map((share) => x + share * width);
  const down = tipBaseOf(shape.calloutTip.y).map((share) => y + share * height);
  const point = (fixed: (at: number) => Point, [first = 0, last = 0]: readonly number[]) =>
    `L${formatPoint(fixed(first))}L${formatPoint(tip)}L${formatPoint(fixed(last))}`;
  const corner = (to: Point) =>
    `A${roundCoordinate(radius)} ${roundCoordinate(radius)} 0 0 1 ${formatPoint(to)}`;
  return [
    `M${formatPoint({ x: x + radius, y })}`,
    side === 'top' ? point((at) => ({ x: at, y }), across) : '',
    `L${formatPoint({ x: right - radius, y })}${corner({ x: right, y: y + radius })}`,
    side === 'right' ? point((at) => ({ x: right, y: at }), down) : '',
    `L${formatPoint({ x: right, y: bottom - radius })}${corner({ x: right - radius, y: bottom })}`,
    side === 'bottom' ? point((at) => ({ x: at, y: bottom }), across.toReversed()) : '',
    `L${formatPoint({ x: x + radius, y: bottom })}${corner({ x, y: bottom - radius })}`,
    side === 'left' ? point((at) => ({ x, y: at }), down.toReversed()) : '',
    `L${formatPoint({ x, y: y + radius })}${corner({ x: x + radius, y })}Z`,
  ].join('');
}

function tipSideOf({ x, y }: Point): 'top' | 'right' | 'bottom' | 'left' {
  const [across, down] = [x - 0.5, y - 0.5];
  if (Math.abs(across) > Math.abs(down)) return across > 0 ? 'right' : 'left';
  return down > 0 ? 'bottom' : 'top';
}

/** Base of the tip on its side, in the half that it points to. */
function tipBaseOf(share: number): readonly number[] {
  return share > 0.5 ? [7 / 12, 10 / 12] : [2 / 12, 5 / 12];
}
