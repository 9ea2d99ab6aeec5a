import { parseAmounts } from '../../../core/amounts/amounts';
import type { Box, Point } from '../../../core/geometry/box';
import { estimateTextWidth } from '../../../core/text/wrap-text';
import type { ChartKindProps, ChartSeries } from '../chart-data';
import {
  axisFormatOf,
  hasValueAxis,
  labelsOf,
  createPointScale,
  type LinearScale,
  createRoundScale,
} from '../chart-geometry';

interface ChartPoint {
  readonly x: number;
  readonly y: number;
  /** Area of its bubble. */
  readonly size: number;
}

/** Points of a series; rows without a figure have none. */
export function pointsOf(
  { values, blanks, sizes }: ChartSeries,
  xs: readonly number[],
): readonly ChartPoint[] {
  return values.flatMap((y, row) =>
    blanks.has(row) ? [] : [{ x: xs[row] ?? row + 1, y, size: Math.abs(sizes?.[row] ?? 1) }],
  );
}

/** Numbers of the first column, or else of its rows. */
export function readXs({ chart, data: { labels } }: Pick<ChartKindProps, 'chart' | 'data'>) {
  const parsed = parseAmounts(labels, { language: chart.language ?? 'en', ...signOf(chart) });
  const areNumbers = parsed.values.every((value) => value !== undefined);
  const xs = labels.map((_, row) => (areNumbers ? (parsed.values[row] ?? 0) : row + 1));
  return { xs, formatOf: (ticks: readonly number[]) => parsed.withDigits(parsed.digitsOf(ticks)) };
}

function signOf({ decimalSign }: ChartKindProps['chart']) {
  return decimalSign === undefined ? {} : { decimalSign };
}

export interface PointPlot extends Box {
  /** Scale of the series, upwards. */
  readonly scale: LinearScale;
  /** Scale of the rows, to the right. */
  readonly xScale: LinearScale;
  readonly xTexts: readonly string[];
  /** Radius of the bubble of the largest size. */
  readonly maxRadius: number;
}

/** Part of the shorter side that the largest bubble takes, as in PowerPoint. */
const BUBBLE_RATIO = 0.25;

const AXIS_GAP_PX = 10;

/** Plot right of the numbers of its series and above those of its rows, with room for whole bubbles. */
export function pointPlotOf({ chart, plotArea, data }: ChartKindProps): PointPlot {
  const { fontSize } = chart;
  const { xs, formatOf } = readXs({ chart, data });
  const ys = data.series.flatMap((series) => pointsOf(series, xs).map(({ y }) => y));
  const hasAxis = hasValueAxis(chart);
  const top = fontSize * (labelsOf(chart) === 'none' ? 0.8 : 1.6);
  const height = Math.max(1, plotArea.height - top - fontSize * 1.8);
  const y = plotArea.y + top;
  const scale = createPointScale(ys, { from: y + height, to: y, tickSize: fontSize * 1.4 });
  const { format } = axisFormatOf(chart, data, scale);
  const widths = scale.ticks.map((tick) => estimateTextWidth(format(tick), fontSize));
  const left = hasAxis ? Math.max(0, ...widths) + AXIS_GAP_PX : 0;
  const x = plotArea.x + left;
  // The last number stands below the end of the plot.
  const ends = createPointScale(xs, { from: 0, to: 1, tickSize: 0 }).ticks;
  const lastWidth = estimateTextWidth(formatOf(ends).format(ends.at(-1) ?? 0), fontSize);
  const width = Math.max(1, plotArea.width - left - lastWidth / 2);
  const xScale = createPointScale(xs, { from: x, to: x + width, tickSize: lastWidth * 1.5 });
  const { format: formatX } = formatOf(xScale.ticks);
  return {
    x,
    y,
    width,
    height,
    scale,
    xScale,
    xTexts: xScale.ticks.map(formatX),
    maxRadius: (Math.min(width, height) * BUBBLE_RATIO) / 2,
  };
}

/** Radius of a bubble, whose area is in proportion to its size. */
export function bubbleRadiusOf(size: number, maxSize: number, maxRadius: number): number {
  return maxSize === 0 ? 0 : Math.sqrt(size / maxSize) * maxRadius;
}

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
