import { area, line } from 'd3-shape';
import type { Span } from '../chart-layers';

/** Line through the ends of its spans, with points; an area is filled down to their starts, and has none if stacked. */
export function ChartCurve({
  color,
  areaOpacity,
  spans,
  xOf,
  blanks,
  hasPoints = true,
}: {
  color: string;
  areaOpacity: number;
  spans: readonly Span[];
  xOf: (row: number) => number;
  /** Points at which the line is broken. */
  blanks: ReadonlySet<number>;
  hasPoints?: boolean | undefined;
}) {
  const points = Array.from(spans, ([from, to], row) => ({
    x: xOf(row),
    from,
    to,
    isDrawn: !blanks.has(row),
  }));
  type CurvePoint = (typeof points)[number];
  const areaPath = area<CurvePoint>(
    ({ x }) => x,
    ({ from }) => from,
    ({ to }) => to,
  );
  const linePath = line<CurvePoint>(
    ({ x }) => x,
    ({ to }) => to,
  ).defined(({ isDrawn }) => isDrawn);
  return (
    <>
      {areaOpacity > 0 && (
        <path d={areaPath(points) ?? ''} fill={color} fillOpacity={areaOpacity} />
      )}
      {areaOpacity < 1 && (
        <path
          d={linePath(points) ?? ''}
          fill="none"
          stroke={color}
          strokeWidth={3}
          strokeLinejoin="round"
        />
      )}
      {areaOpacity < 1 &&
        hasPoints &&
        points
          .filter(({ isDrawn }) => isDrawn)
          .map(({ x, to }) => <circle key={x} cx={x} cy={to} r={4.5} fill={color} />)}
    </>
  );
}
