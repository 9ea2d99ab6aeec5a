import { formatPercent } from '../../core/amounts/number-signs';
import type { Box } from '../../core/geometry/box';
import type { ChartData, ChartKindProps } from './chart-data';
import { groupingOf, layersOf, type Span } from './chart-layers';
import { layoutLegend } from './chart-legend';
import type { ChartElement } from './chart-schema';
import { estimateTextWidth } from '../../core/text/wrap-text';
import { createRoundScale, createTightScale, type LinearScale } from './linear-scale';
import { computeWaterfall, totalLabelOf } from './waterfall';

/** Plot with an axis of values: the box between the ends of its axes. */
interface ValuePlot extends Box {
  readonly scale: LinearScale;
  /** Spans of the values by series and label. */
  readonly layers: readonly (readonly Span[])[];
  /** Size of a label's room. */
  readonly slotSize: number;
}

export interface BarPlot extends ValuePlot {
  /** Size of a bar with the gap behind it. */
  readonly barSize: number;
}

/** Height of the title above the chart. */
export function titleHeightOf({ title, fontSize }: ChartElement): number {
  return title === undefined ? 0 : fontSize * TITLE_RATIO * 1.8;
}

/** Size of a title, as a multiple of the other text. */
export const TITLE_RATIO = 1.2;

/** Box of a chart beside its title and legend. */
export function plotAreaOf(chart: ChartElement, data: ChartData): Box {
  const top = titleHeightOf(chart);
  const whole = { x: 0, y: top, width: chart.width, height: chart.height - top };
  return layoutLegend(chart, data, whole).rest;
}

/** True if the numbers of the values are drawn along an axis. */
export function hasValueAxis({ kind, hasValueAxis: isChosen }: ChartElement): boolean {
  return isChosen ?? LINE_KINDS.has(kind);
}

export function hasGridLines(chart: ChartElement): boolean {
  return chart.hasGridLines ?? hasValueAxis(chart);
}

export const LINE_KINDS: ReadonlySet<ChartElement['kind']> = new Set(['line', 'area']);

/** Points whose amounts are written: on lines and areas none unless they are chosen. */
export function labelsOf({ kind, labels }: ChartElement): 'none' | 'ends' | 'all' {
  return labels ?? (LINE_KINDS.has(kind) ? 'none' : 'all');
}

export function isLabeled(chart: ChartElement, row: number, rowCount: number): boolean {
  const labels = labelsOf(chart);
  return labels === 'all' || (labels === 'ends' && (row === 0 || row === rowCount - 1));
}

/** Format of the numbers along the axis. */
export function axisFormatOf(
  chart: ChartElement,
  { series: [first] }: ChartData,
): (value: number) => string {
  if (groupingOf(chart) === 'percent') return (value) => formatPercent(value, chart.language);
  return first?.format ?? String;
}

const BAR_GAP_PX = 12;

/** Share of a label's room that its text may take. */
export const SLOT_TEXT_RATIO = 0.96;

/** Share of a label's room that its bars take. */
export const BARS_RATIO = 0.72;

/** Horizontal bars, right of their labels, with room for their amounts. */
export function barPlotOf({
  chart,
  plotArea,
  data,
}: ChartKindProps): BarPlot & { readonly labelWidth: number } {
  const { fontSize } = chart;
  const { labels, series } = data;
  const widthOf = (text: string) => estimateTextWidth(text, fontSize);
  const labelWidth = Math.min(Math.max(...labels.map(widthOf)), plotArea.width * 0.34);
  const amountTexts = series.flatMap(({ values, format }) => values.map(format));
  const isStacked = groupingOf(chart) !== 'clustered';
  const hasAmounts = labelsOf(chart) !== 'none' && !isStacked;
  const layers = layersOf(chart, series);
  const values = layers.flat(2);
  // The last number of the axis stands below the end of the plot.
  const lastTick = hasValueAxis(chart) ? axisFormatOf(chart, data)(Math.max(0, ...values)) : '';
  const amountWidth =
    Math.max(widthOf(lastTick) / 2, ...(hasAmounts ? amountTexts.map(widthOf) : [])) + BAR_GAP_PX;
  const left = plotArea.x + labelWidth + BAR_GAP_PX;
  const x = left + (values.some((value) => value < 0) ? amountWidth : 0);
  const right = Math.max(left + 20, plotArea.x + plotArea.width - amountWidth);
  const height = plotArea.height - (hasValueAxis(chart) ? fontSize * 1.8 : 0);
  const slotSize = height / labels.length;
  const barSize = Math.min(
    (slotSize * BARS_RATIO) / (isStacked ? 1 : series.length),
    fontSize * 2.6,
  );
  const scale = createScale(chart, values, { from: x, to: right });
  return { ...plotArea, x, height, width: right - x, scale, layers, slotSize, barSize, labelWidth };
}

/** Columns above their labels, with room for their amounts. */
export function columnPlotOf({ chart, plotArea, data }: ChartKindProps): BarPlot {
  const { fontSize, kind } = chart;
  const { labels, series } = data;
  const [first] = series;
  const isWaterfall = kind === 'waterfall';
  const steps = isWaterfall && first ? computeWaterfall(labels, first, totalLabelOf(chart)) : [];
  const layers = isWaterfall
    ? [steps.map(({ start, end }): Span => [start, end])]
    : layersOf(chart, series);
  const values = layers.flat(2);
  const isStacked = groupingOf(chart) !== 'clustered';
  const hasAmounts = isWaterfall || (labelsOf(chart) !== 'none' && !isStacked);
  const top = plotArea.y + fontSize * (hasAmounts ? 1.6 : 0.8);
  const bottom =
    plotArea.y +
    plotArea.height -
    fontSize * 2.8 -
    (hasAmounts && values.some((value) => value < 0) ? fontSize * 1.4 : 0);
  const scale = createScale(chart, values, { from: bottom, to: top });
  const axisWidth = axisWidthOf(chart, data, scale);
  const width = plotArea.width - axisWidth;
  const slotSize = width / Math.max(1, isWaterfall ? steps.length : labels.length);
  const barSize = (slotSize * BARS_RATIO) / (kind === 'column' ? series.length : 1);
  const box = { x: plotArea.x + axisWidth, y: top, width, height: bottom - top };
  return { ...box, scale, layers, slotSize, barSize };
}

const AXIS_GAP_PX = 10;

/** Lines or areas with the scale of their values, right of its numbers. */
export function linePlotOf({ chart, plotArea, data }: ChartKindProps): ValuePlot {
  const { fontSize } = chart;
  const top = fontSize * (labelsOf(chart) === 'none' ? 0.6 : 1.6);
  const [from, to] = [plotArea.y + plotArea.height - fontSize * 2.4, plotArea.y + top];
  const layers = layersOf(chart, data.series);
  const scale = createScale(chart, layers.flat(2), { from, to });
  const axisWidth = axisWidthOf(chart, data, scale);
  const width = plotArea.width - axisWidth;
  const slotSize = width / Math.max(1, data.labels.length);
  return { x: plotArea.x + axisWidth, y: to, width, height: from - to, scale, layers, slotSize };
}

/** Room of the numbers left of a plot. */
function axisWidthOf(chart: ChartElement, data: ChartData, { ticks }: LinearScale): number {
  if (!hasValueAxis(chart)) return 0;
  const format = axisFormatOf(chart, data);
  return (
    Math.max(...ticks.map((tick) => estimateTextWidth(format(tick), chart.fontSize))) + AXIS_GAP_PX
  );
}

/** An axis ends at round values, and shares at 100 %; without one, the longest bar fills the plot. */
function createScale(
  chart: ChartElement,
  values: readonly number[],
  range: { readonly from: number; readonly to: number },
): LinearScale {
  const hasAxis = hasValueAxis(chart) || hasGridLines(chart);
  // Sums of shares differ from 100 by rounding.
  const ends = groupingOf(chart) === 'percent' ? values.map(Math.round) : values;
  return hasAxis ? createRoundScale(ends, range) : createTightScale(values, range);
}
