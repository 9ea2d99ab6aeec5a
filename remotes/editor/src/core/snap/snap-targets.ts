import type { RulerGuide } from '../model/schema-values';
import { boundsOf, type Box, type RotatedBox } from '../geometry/box';
import type { Axis } from './gap-positions';

/** Positions to snap to, sorted per axis. */
export interface SnapTargets {
  readonly x: readonly number[];
  readonly y: readonly number[];
  /** Boxes that stay in place, for equal gaps. */
  readonly boxes: readonly Box[];
}

const SAFE_MARGIN_PX = 48;

/** Collected once at the start of a gesture, so that each move costs two binary searches. */
export function collectSnapTargets(
  others: readonly RotatedBox[],
  slide: Pick<Box, 'width' | 'height'>,
  guides: readonly RulerGuide[] = [],
): SnapTargets {
  const boxes = others.map(boundsOf);
  const guidePositionsOf = (axis: Axis) =>
    guides.flatMap((guide) => (guide.axis === axis ? guide.position : []));
  const xs = boxes.flatMap((box) => [box.x, box.x + box.width / 2, box.x + box.width]);
  const ys = boxes.flatMap((box) => [box.y, box.y + box.height / 2, box.y + box.height]);
  return {
    x: sortUnique([...xs, ...guidePositionsOf('x'), ...slideLines(slide.width)]),
    y: sortUnique([...ys, ...guidePositionsOf('y'), ...slideLines(slide.height)]),
    boxes,
  };
}

/** Signed offset from `position` to the nearest line within reach. */
export function offsetToNearest(
  lines: readonly number[],
  at: number,
  reach: number,
): number | undefined {
  let [low, high] = [0, lines.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((lines[middle] ?? Infinity) < at) low = middle + 1;
    else high = middle;
  }
  const above = (lines[low] ?? Infinity) - at;
  const below = (lines[low - 1] ?? -Infinity) - at;
  const best = Math.abs(below) <= Math.abs(above) ? below : above;
  return Math.abs(best) <= reach ? best : undefined;
}

function slideLines(length: number): readonly number[] {
  return [
    0,
    SAFE_MARGIN_PX,
    length / 3,
    length / 2,
    (length * 2) / 3,
    length - SAFE_MARGIN_PX,
    length,
  ];
}

function sortUnique(values: readonly number[]): readonly number[] {
  return Array.from(new Set(values)).sort((a, b) => a - b);
}
