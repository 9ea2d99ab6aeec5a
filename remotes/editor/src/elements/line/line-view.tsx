import { routePointsOf } from './line-route';
import type { Arrowhead, LineDash } from './line-options';
import type { LineElement } from './line-schema';
import { arrowheadLengthOf, endAngleOf, trimForArrowheads } from './arrowheads';
import type { Point } from '../../core/geometry/box';

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
