import type { Box } from '../../core/geometry/box';
import type { ChartData, ChartKindProps } from './chart-data';
import { SLICE_KINDS } from './chart-kinds';
import type { ChartElement } from './chart-schema';
import { estimateTextWidth } from './chart-text';
import { createRoundScale, spansOf } from './linear-scale';
import { computeWaterfall, totalLabelOf } from './waterfall';

/** Bars of a chart: the box between the ends of its axes, the values and sizes across the bars. */
export interface BarPlot extends Box {
  readonly values: readonly number[];
  /** Size of a label's room. */
  readonly slotSize: number;
  /** Size of a bar with the gap behind it. */
  readonly barSize: number;
}

export function hasLegend({ kind }: ChartElement, { series }: ChartData): boolean {
  return series.length > 1 && !SLICE_KINDS.has(kind) && kind !== 'waterfall';
}

/** Box of a chart below its legend. */
export function plotAreaOf(chart: ChartElement, data: ChartData): Box {
  const legend = hasLegend(chart, data) ? chart.fontSize * 2 : 0;
  return { x: 0, y: legend, width: chart.width, height: chart.height - legend };
}

const BAR_GAP_PX = 12;

/** Share of a label's room that its bars take. */
export const BARS_RATIO = 0.72;

/** Horizontal bars, right of their labels, with room for their amounts. */
export function barPlotOf({
  chart: { fontSize, kind },
  plotArea,
  data: { labels, series },
}: ChartKindProps): BarPlot & { readonly labelWidth: number } {
  const widthOf = (text: string) => estimateTextWidth(text, fontSize);
  const labelWidth = Math.min(Math.max(...labels.map(widthOf)), plotArea.width * 0.34);
  const amountTexts = series.flatMap(({ values, format }) => values.map(format));
  const amountWidth = Math.max(...amountTexts.map(widthOf)) + BAR_GAP_PX;
  const isStacked = kind === 'stacked-bar';
  const values = labels.flatMap((_, row) => spansOf(series, row, isStacked).flat());
  const left = plotArea.x + labelWidth + BAR_GAP_PX;
  const x = left + (values.some((value) => value < 0) ? amountWidth : 0);
  const right = Math.max(left + 20, plotArea.x + plotArea.width - amountWidth);
  const slotSize = plotArea.height / labels.length;
  const barSize = Math.min(
    (slotSize * BARS_RATIO) / (isStacked ? 1 : series.length),
    fontSize * 2.6,
  );
  return { ...plotArea, x, width: right - x, values, slotSize, barSize, labelWidth };
}

/** Columns above their labels, with room for their amounts. */
export function columnPlotOf({ chart, plotArea, data }: ChartKindProps): BarPlot {
  const { fontSize, kind } = chart;
  const { labels, series } = data;
  const [first] = series;
  const isWaterfall = kind === 'waterfall';
  const steps = isWaterfall && first ? computeWaterfall(labels, first, totalLabelOf(chart)) : [];
  const values = isWaterfall
    ? steps.flatMap(({ start, end }) => [start, end])
    : labels.flatMap((_, row) => spansOf(series, row, kind === 'stacked-column').flat());
  const top = plotArea.y + fontSize * 1.6;
  const bottom =
    plotArea.y +
    plotArea.height -
    fontSize * 2.8 -
    (values.some((value) => value < 0) ? fontSize * 1.4 : 0);
  const slotSize = plotArea.width / Math.max(1, isWaterfall ? steps.length : labels.length);
  const barSize = (slotSize * BARS_RATIO) / (kind === 'column' ? series.length : 1);
  return { ...plotArea, y: top, height: bottom - top, values, slotSize, barSize };
}

const AXIS_GAP_PX = 10;

/** Lines or areas with the scale of their values, right of its numbers. */
export function linePlotOf({ chart: { fontSize }, plotArea, data: { series } }: ChartKindProps) {
  const [from, to] = [plotArea.y + plotArea.height - fontSize * 2.4, plotArea.y + fontSize * 0.6];
  const scale = createRoundScale(
    series.flatMap(({ values }) => values),
    { from, to },
  );
  const format = series[0]?.format ?? String;
  const axisWidth = Math.max(
    ...scale.ticks.map((tick) => estimateTextWidth(format(tick), fontSize)),
  );
  const x = plotArea.x + axisWidth + AXIS_GAP_PX;
  const width = plotArea.x + plotArea.width - x;
  return { x, y: to, width, height: from - to, axisWidth, scale, format };
}
