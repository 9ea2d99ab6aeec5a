import { routePointsOf } from './line-route';
import type { LineDash } from './line-options';
import type { LineElement } from './line-schema';
import { ArrowheadView } from './arrowhead-view';
import { trimForArrowheads } from './arrowheads';

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
