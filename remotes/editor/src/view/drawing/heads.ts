import type { Point } from '../../core/geometry/box';
import type { Head, LineElement } from '../../core/model/deck';

/** Length in line widths, like the large arrowheads of PowerPoint. */
const LENGTH = 5;

export function headLength(strokeWidth: number): number {
  return LENGTH * Math.max(1.5, strokeWidth);
}

/** Share of the arrowhead that the line leaves free: it ends inside a filled head, where it would blunt the tip. */
const ROOM: Readonly<Record<Head, number>> = { none: 0, arrow: 0.15, triangle: 0.8, circle: 0 };

/** Shortens a route by what its arrowheads cover. */
export function shortened(
  route: readonly Point[],
  { from, to, strokeWidth }: LineElement,
): readonly Point[] {
  const length = headLength(strokeWidth);
  const trimmed = cutEnd(route, length * ROOM[to.head]);
  return cutEnd(trimmed.toReversed(), length * ROOM[from.head]).toReversed();
}

function cutEnd(route: readonly Point[], lengthPx: number): readonly Point[] {
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
export function directionOf(route: readonly Point[]): number {
  const end = route.at(-1);
  const before = route.findLast((point) => point.x !== end?.x || point.y !== end.y);
  if (!end || !before) return 0;
  return (Math.atan2(end.y - before.y, end.x - before.x) * 180) / Math.PI;
}
