import type { Box, Point } from '../../../core/geometry/box';
import { estimateTextWidth } from '../../../core/text/wrap-text';
import type { ChartKindProps } from '../chart-data';
import { createRoundScale, type LinearScale } from '../linear-scale';

export interface RadarPlot {
  readonly center: Point;
  readonly radius: number;
  /** Distances from the center. */
  readonly scale: LinearScale;
  /** Direction of the axis of a label, in radians clockwise from the top. */
  readonly angleOf: (row: number) => number;
}

/** Circle between its labels; the first stands at the top. */
export function radarPlotOf({
  chart,
  plotArea,
  data: { labels, series },
}: ChartKindProps): RadarPlot {
  const { fontSize } = chart;
  const { x, y, width, height } = plotArea;
  const widest = Math.max(0, ...labels.map((label) => estimateTextWidth(label, fontSize)));
  const across = Math.max(width / 4, width - 2 * Math.min(widest + fontSize, width / 3));
  const radius = Math.max(1, Math.min(across, height - fontSize * 3.6) / 2);
  const scale = createRoundScale(
    series.flatMap(({ values }) => values),
    { from: 0, to: radius, tickSize: fontSize * 1.4 },
  );
  return {
    center: { x: x + width / 2, y: y + height / 2 },
    radius,
    scale,
    angleOf: (row) => (2 * Math.PI * row) / Math.max(1, labels.length),
  };
}

/** Square around the circle. */
export function radarBoxOf({ center, radius }: RadarPlot): Box {
  return { x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius };
}
