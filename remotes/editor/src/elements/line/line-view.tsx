import type { Point } from '../../core/geometry/box';
import type { Arrowhead, LineDash } from './line-options';
import { routePointsOf } from './line-route';
import type { LineElement } from './line-schema';

/** Length in line widths, like the large arrowheads of PowerPoint. */
const LENGTH_IN_LINE_WIDTHS = 5;

/** Share of the arrowhead that the line leaves free: it ends inside a filled head, where it would blunt the tip. */
const COVERED_RATIO: Readonly<Record<Arrowhead, number>> = {
  none: 0,
  arrow: 0.15,
  triangle: 0.8,
  circle: 0,
};

/** Minimum hit width for fingers, however thin the line is. */
const MIN_HIT_WIDTH_PX = 18;

export function LineView({ element: line }: { element: LineElement }) {
  const { stroke, strokeWidth, from, to } = line;
  const route = routePointsOf(line);
  const reversed = route.toReversed();
  return (
    <svg
      width={line.width}
      height={line.height}
      style={{ position: 'absolute', display: 'block', overflow: 'visible' }}
      aria-hidden="true"
    >
      <path
        d={pathDataOf(route)}
        fill="none"
        stroke="transparent"
        strokeWidth={Math.max(MIN_HIT_WIDTH_PX, strokeWidth)}
        pointerEvents="stroke"
      />
      <path
        d={pathDataOf(trimForArrowheads(route, line))}
        fill="none"
        stroke={stroke}
        strokeWidth={strokeWidth}
        strokeLinejoin="round"
        {...dashPropsOf(line.dash, strokeWidth)}
      />
      <ArrowheadView
        head={from.arrowhead}
        route={reversed}
        stroke={stroke}
        strokeWidth={strokeWidth}
      />
      <ArrowheadView head={to.arrowhead} route={route} stroke={stroke} strokeWidth={strokeWidth} />
    </svg>
  );
}

function pathDataOf(points: readonly { readonly x: number; readonly y: number }[]): string {
  return `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`;
}

/** Dash lengths in line widths, as in PowerPoint. */
function dashPropsOf(dash: LineDash, width: number) {
  if (dash === 'solid') return {};
  const lengths = dash === 'dashed' ? [4 * width, 3 * width] : [0.01, 2 * width];
  return {
    strokeDasharray: lengths.join(' '),
    strokeLinecap: dash === 'dotted' ? ('round' as const) : ('butt' as const),
  };
}

/** Arrowhead at the end of a route. */
function ArrowheadView({
  head,
  route,
  stroke,
  strokeWidth,
}: {
  head: Arrowhead;
  route: readonly Point[];
  stroke: string;
  strokeWidth: number;
}) {
  const end = route.at(-1);
  if (head === 'none' || !end) return null;
  const length = arrowheadLengthOf(strokeWidth);
  if (head === 'circle') return <circle cx={end.x} cy={end.y} r={length * 0.4} fill={stroke} />;
  const half = length / 2;
  const wings = `M${-length} ${-half}L0 0L${-length} ${half}`;
  const transform = `translate(${end.x} ${end.y}) rotate(${endAngleOf(route)})`;
  if (head === 'triangle') return <path d={`${wings}Z`} transform={transform} fill={stroke} />;
  return (
    <path
      d={wings}
      transform={transform}
      fill="none"
      stroke={stroke}
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  );
}

function arrowheadLengthOf(strokeWidth: number): number {
  return LENGTH_IN_LINE_WIDTHS * Math.max(1.5, strokeWidth);
}

/** Shortens a route by what its arrowheads cover. */
function trimForArrowheads(
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
function endAngleOf(route: readonly Point[]): number {
  const end = route.at(-1);
  const before = route.findLast((point) => point.x !== end?.x || point.y !== end.y);
  if (!end || !before) return 0;
  return (Math.atan2(end.y - before.y, end.x - before.x) * 180) / Math.PI;
}
