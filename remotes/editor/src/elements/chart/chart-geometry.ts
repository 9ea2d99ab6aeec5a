import { nice, ticks } from 'd3-array';
import { type NumberFormat, sumExactly } from '../../core/amounts/amounts';
import { formatPercent } from '../../core/amounts/number-signs';
import type { Box } from '../../core/geometry/box';
import { estimateTextWidth } from '../../core/text/wrap-text';
import type { ChartData, ChartKindProps } from './chart-data';
import { AXIS_KINDS } from './chart-kinds';
import { barCountOf, groupingOf, layersOf, type Span } from './chart-layers';
import { layoutLegend } from './chart-legend';
import type { ChartElement } from './chart-schema';
import {
  type BarLabels,
  layoutBarLabels,
  layoutSlotLabels,
  type SlotLabels,
} from './labels/slot-labels';
import { computeWaterfall, totalLabelOf } from './waterfall';

const MAX_TICK_COUNT = 4;

/** Most of its largest value that a scale may leave out at its start. */
const MIN_EXTENT_RATIO = 1 / 6;

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

/** Plot above its labels. */
export interface SlotPlot extends ValuePlot {
  readonly slotLabels: SlotLabels;
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
  return isChosen ?? AXIS_KINDS.has(kind);
}

export function hasGridLines(chart: ChartElement): boolean {
  return chart.hasGridLines ?? hasValueAxis(chart);
}

export const LINE_KINDS: ReadonlySet<ChartElement['kind']> = new Set(['line', 'area']);

/** Points whose amounts are written: none beside an axis unless they are chosen. */
export function labelsOf({ kind, labels }: ChartElement): 'none' | 'ends' | 'all' {
  return labels ?? (AXIS_KINDS.has(kind) ? 'none' : 'all');
}

export function isLabeled(chart: ChartElement, row: number, rowCount: number): boolean {
  const labels = labelsOf(chart);
  return labels === 'all' || (labels === 'ends' && (row === 0 || row === rowCount - 1));
}

/** Sums of stacks; none unless they are written, and all their parts are amounts of one unit above zero. */
export function stackSumsOf(chart: ChartElement, { labels, series }: ChartData): readonly number[] {
  const [first, ...others] = series.slice(0, barCountOf(chart, series.length));
  const isWritten = groupingOf(chart) === 'stacked' && labelsOf(chart) === 'all';
  if (!isWritten || !first || others.length === 0 || LINE_KINDS.has(chart.kind)) return [];
  const areAlike = others.every(({ formatCode }) => formatCode === first.formatCode);
  const parts = [first, ...others];
  if (!areAlike || parts.some(({ values }) => values.some((value) => value < 0))) return [];
  return labels.map((_, row) => sumExactly(parts.map(({ values }) => values[row])));
}

/** Sums of stacks as they are written. */
export function stackTotalsOf(chart: ChartElement, data: ChartData): readonly string[] {
  return stackSumsOf(chart, data).map((sum) => data.series[0]?.format(sum) ?? '');
}

/** Format of the numbers along the axis, with as many decimals as they need. */
export function axisFormatOf(
  chart: ChartElement,
  { series: [first] }: ChartData,
  { ticks }: Pick<LinearScale, 'ticks'>,
): NumberFormat {
  if (groupingOf(chart) !== 'percent' && first) return first.formatOf(ticks);
  return { format: (value) => formatPercent(value, chart.language), formatCode: '0%' };
}

const BAR_GAP_PX = 12;

/** Share of a label's room that its bars take. */
export const BARS_RATIO = 0.72;

/** Horizontal bars, right of their labels, with room for their amounts. */
export function barPlotOf({ chart, plotArea, data }: ChartKindProps): BarPlot & BarLabels {
  const { fontSize } = chart;
  const { labels, series } = data;
  const widthOf = (text: string) => estimateTextWidth(text, fontSize);
  const isStacked = groupingOf(chart) !== 'clustered';
  const hasAmounts = labelsOf(chart) !== 'none' && !isStacked;
  const amountTexts = hasAmounts
    ? series.flatMap(({ values, format }) => values.map(format))
    : stackTotalsOf(chart, data);
  const layers = layersOf(chart, series);
  const values = layers.flat(2);
  // The last number of the axis stands below the end of the plot.
  const { ticks } = createScale(chart, values, { from: 0, to: 1, tickSize: 0 });
  const lastTick = axisFormatOf(chart, data, { ticks }).format(ticks.at(-1) ?? 0);
  const amountWidth =
    Math.max(hasValueAxis(chart) ? widthOf(lastTick) / 2 : 0, ...amountTexts.map(widthOf)) +
    BAR_GAP_PX;
  const height = plotArea.height - (hasValueAxis(chart) ? fontSize * 1.8 : 0);
  const slotSize = height / labels.length;
  const barLabels = layoutBarLabels(labels, { width: plotArea.width, height: slotSize, fontSize });
  const left = plotArea.x + barLabels.labelWidth + BAR_GAP_PX;
  const x = left + (values.some((value) => value < 0) ? amountWidth : 0);
  const right = Math.max(left + 20, plotArea.x + plotArea.width - amountWidth);
  const barSize = Math.min(
    (slotSize * BARS_RATIO) / (isStacked ? 1 : series.length),
    fontSize * 2.6,
  );
  const scale = createScale(chart, values, { from: x, to: right, tickSize: 0 });
  const box = { ...plotArea, x, height, width: right - x };
  return { ...box, scale, layers, slotSize, barSize, ...barLabels };
}

/** Columns above their labels, with room for their amounts. */
export function columnPlotOf(props: ChartKindProps): BarPlot & SlotPlot {
  const { chart, data } = props;
  const { fontSize, kind } = chart;
  const { series } = data;
  const [first] = series;
  const isWaterfall = kind === 'waterfall';
  const steps =
    isWaterfall && first ? computeWaterfall(data.labels, first, totalLabelOf(chart)) : [];
  const layers = isWaterfall
    ? [steps.map(({ start, end }): Span => [start, end])]
    : layersOf(chart, series);
  const isStacked = groupingOf(chart) !== 'clustered';
  const hasAmounts = isWaterfall || (labelsOf(chart) !== 'none' && !isStacked);
  const hasAmountsBelow = hasAmounts && layers.flat(2).some((value) => value < 0);
  const plot = plotAbove(isWaterfall ? steps.map(({ label }) => label) : data.labels, {
    ...props,
    layers,
    top: fontSize * (hasAmounts || stackTotalsOf(chart, data).length > 0 ? 1.6 : 0.8),
    gap: hasAmountsBelow ? fontSize * 1.4 : 0,
  });
  const barsPerSlot = kind === 'column' ? barCountOf(chart, series.length) : 1;
  const barSize = (plot.slotSize * BARS_RATIO) / barsPerSlot;
  return { ...plot, barSize };
}

/** Lines or areas with the scale of their values, right of its numbers. */
export function linePlotOf(props: ChartKindProps): SlotPlot {
  const { chart, data } = props;
  const top = chart.fontSize * (labelsOf(chart) === 'none' ? 0.6 : 1.6);
  const layers = layersOf(chart, data.series);
  return plotAbove(data.labels, { ...props, layers, top, gap: 0 });
}

const AXIS_GAP_PX = 10;

/** Plot between the room at its top and its labels, which stand below a gap. */
function plotAbove(
  labels: readonly string[],
  {
    chart,
    plotArea,
    data,
    hasOneLabelRow,
    layers,
    top,
    gap,
  }: ChartKindProps & {
    readonly layers: ValuePlot['layers'];
    readonly top: number;
    readonly gap: number;
  },
): SlotPlot {
  const values = layers.flat(2);
  const tickSize = chart.fontSize * TICK_RATIO;
  const slotLabels = layoutSlotLabels(labels, {
    ...plotArea,
    // Before its labels are laid out, the plot has at most this height.
    left: axisWidthOf(
      chart,
      data,
      createScale(chart, values, { from: plotArea.height - top - gap, to: 0, tickSize }),
    ),
    fontSize: chart.fontSize,
    hasOneRow: hasOneLabelRow,
  });
  const height = plotArea.height - top - gap - slotLabels.height;
  const [x, y] = [plotArea.x + slotLabels.left, plotArea.y + top];
  const width = plotArea.width - slotLabels.left - slotLabels.right;
  const scale = createScale(chart, values, { from: y + height, to: y, tickSize });
  const slotSize = width / Math.max(1, labels.length);
  return { x, y, width, height, scale, layers, slotSize, slotLabels };
}

/** Room of the numbers left of a plot. */
function axisWidthOf(chart: ChartElement, data: ChartData, scale: LinearScale): number {
  if (!hasValueAxis(chart)) return 0;
  const { format } = axisFormatOf(chart, data, scale);
  return (
    Math.max(...scale.ticks.map((tick) => estimateTextWidth(format(tick), chart.fontSize))) +
    AXIS_GAP_PX
  );
}

/** An axis ends at round values, and shares at 100 %; without one, the longest bar fills the plot. */
function createScale(
  chart: ChartElement,
  values: readonly number[],
  range: RoundScaleRange,
): LinearScale {
  const hasAxis = hasValueAxis(chart) || hasGridLines(chart);
  // Sums of shares differ from 100 by rounding.
  const ends = groupingOf(chart) === 'percent' ? values.map(Math.round) : values;
  return hasAxis ? createRoundScale(ends, range) : createTightScale(values, range);
}

/** Room of a number along a vertical axis, as a multiple of the font size. */
const TICK_RATIO = 1.4;

/** Linear scale from values to pixels that always includes zero. */
export interface LinearScale {
  readonly positionOf: (value: number) => number;
  /** Round values along the scale, for an axis. */
  readonly ticks: readonly number[];
}

interface ScaleRange {
  readonly from: number;
  readonly to: number;
}

interface RoundScaleRange extends ScaleRange {
  /** Room of a number along the axis; 0 if the axis leaves out numbers without room by itself. */
  readonly tickSize: number;
}

/** Creates a scale that ends at round values, with as many of them as have room along the axis. */
export function createRoundScale(values: readonly number[], range: RoundScaleRange): LinearScale {
  const [min, max] = extentOf(values);
  const room = Math.floor(Math.abs(range.to - range.from) / range.tickSize);
  const hasBothSigns = min < 0 && max > 0;
  // With less than two steps, no scale has zero between its ends.
  const count = Math.min(MAX_TICK_COUNT, Math.max(hasBothSigns ? 2 : 1, room));
  const [first, last] = nice(min, max, count);
  const all = ticks(first, last, count);
  // Few round values of a long range would still be more than have room. Zero says what is lost and what is left.
  const isCrowded = all.length - 1 > Math.max(1, room);
  const spacePx = (Math.min(-first, last) / (last - first)) * Math.abs(range.to - range.from);
  const ends = spacePx >= range.tickSize ? [first, 0, last] : [first, last];
  return { positionOf: positionIn([first, last], range), ticks: isCrowded ? ends : all };
}

/** Creates a round scale that includes zero only beside values that are not far from it, as PowerPoint does. */
export function createPointScale(values: readonly number[], range: RoundScaleRange): LinearScale {
  const [min, max] = [Math.min(...values), Math.max(...values)];
  const isFar = max - min < Math.max(Math.abs(min), Math.abs(max)) * MIN_EXTENT_RATIO;
  if (!isFar || min * max <= 0 || min === max) return createRoundScale(values, range);
  const [first, last] = nice(min, max, MAX_TICK_COUNT);
  return {
    positionOf: positionIn([first, last], range),
    ticks: ticks(first, last, MAX_TICK_COUNT),
  };
}

/** Creates a scale without rounded ends: the longest bar fills the area. */
function createTightScale(values: readonly number[], range: ScaleRange): LinearScale {
  return { positionOf: positionIn(extentOf(values), range), ticks: [] };
}

function positionIn([min, max]: readonly [number, number], { from, to }: ScaleRange) {
  return (value: number) => from + ((value - min) / (max - min)) * (to - from);
}

function extentOf(values: readonly number[]): readonly [number, number] {
  const [min, max] = [Math.min(0, ...values), Math.max(0, ...values)];
  return min === max ? [0, 1] : [min, max];
}
