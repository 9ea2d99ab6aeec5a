import { routeOf } from '../../core/geometry/line';
import type { Dash, LineElement } from '../../core/model/deck';
import { HeadView } from './head-view';
import { shortened } from './heads';

/** Minimum hit width for fingers, however thin the line is. */
const HIT_WIDTH = 18;

export function LineView({ line }: { line: LineElement }) {
  const { stroke, strokeWidth, from, to } = line;
  const route = routeOf(line);
  const reversed = route.toReversed();
  return (
    <svg
      width={line.width}
      height={line.height}
      style={{ position: 'absolute', display: 'block', overflow: 'visible' }}
      aria-hidden="true"
    >
      <path
        d={pathOf(route)}
        fill="none"
        stroke="transparent"
        strokeWidth={Math.max(HIT_WIDTH, strokeWidth)}
        pointerEvents="stroke"
      />
      <path
        d={pathOf(shortened(route, line))}
        fill="none"
        stroke={stroke}
        strokeWidth={strokeWidth}
        strokeLinejoin="round"
        {...dashOf(line.dash, strokeWidth)}
      />
      <HeadView head={from.head} route={reversed} stroke={stroke} strokeWidth={strokeWidth} />
      <HeadView head={to.head} route={route} stroke={stroke} strokeWidth={strokeWidth} />
    </svg>
  );
}

function pathOf(points: readonly { readonly x: number; readonly y: number }[]): string {
  return `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`;
}

/** Dash lengths in line widths, as in PowerPoint. */
function dashOf(dash: Dash, width: number) {
  if (dash === 'solid') return {};
  const lengths = dash === 'dashed' ? [4 * width, 3 * width] : [0.01, 2 * width];
  return {
    strokeDasharray: lengths.join(' '),
    strokeLinecap: dash === 'dotted' ? ('round' as const) : ('butt' as const),
  };
}
