import type { Point } from '../../core/geometry/box';
import type { Arrowhead } from './line-options';
import type { LineElement } from './line-schema';

/** Length in line widths, like the large arrowheads of PowerPoint. */
const LENGTH_IN_LINE_WIDTHS = 5;

export function arrowheadLengthOf(strokeWidth: number): number {
  return LENGTH_IN_LINE_WIDTHS * Math.max(1.5, strokeWidth);
}

/** Share of the arrowhead that the line leaves free: it ends inside a filled head, where it would blunt the tip. */
const COVERED_RATIO: Readonly<Record<Arrowhead, number>> = {
  none: 0,
  arrow: 0.15,
  triangle: 0.8,
  circle: 0,
};

/** Shortens a route by what its arrowheads cover. */
export function trimForArrowheads(
  route: readonly Point[],
  { from, to, strokeWidth }: LineElement,
): readonly Point[] {
  const length = arrowheadLengthOf(strokeWidth);
  const trimmed = trimEnd(route, length * COVERED_RATIO[to.arrowhead]);
  return trimEnd(trimmed.toReversed(), length * COVERED_RATIO[from.arrowhead]).toReversed();
}

function trimEnd(route: readonly Point[], lengthPx: number): readonly Point[] {
  const [before, end] = [route.at(-2), route.at(-1)];
  if (lengthPx === 0 || !before || !end) return route;
  const length = Math.hypot(end.x - before.x, end.y - before.y);
  const ratio = length === 0 ? 0 : Math.min(1, lengthPx / length);
  const at = {
    x: end.x + (before.x - end.x) * ratio,
    y: end.y + (before.y - end.y) * ratio,
  };
  return [...route.slice(0, -1), at];
}

/** Angle of the last segment of a route, in degrees. */
export function endAngleOf(route: readonly Point[]): number {
  const end = route.at(-1);
  const before = route.findLast((point) => point.x !== end?.x || point.y !== end.y);
  if (!end || !before) return 0;
  return (Math.atan2(end.y - before.y, end.x - before.x) * 180) / Math.PI;
}
