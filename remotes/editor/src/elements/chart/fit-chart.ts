import { FONT_SIZES } from '../../core/model/deck-constants';
import type { ChartData, ChartKindProps } from './chart-data';
import {
  type BarPlot,
  barPlotOf,
  columnPlotOf,
  LINE_KINDS,
  linePlotOf,
  plotAreaOf,
  type SlotPlot,
} from './chart-geometry';
import { layoutSlices } from './slice-layout';
import { POINT_KINDS, RADAR_KINDS, SLICE_KINDS } from './chart-kinds';
import type { ChartElement } from './chart-schema';
import type { SlotLabels } from './labels/slot-labels';
import { computeWaterfall, formatStep, haveStepAmountsRoom, totalLabelOf } from './waterfall';
import { listLeftOutAmounts } from './labels/written-amounts';

/** Smallest type that a chart is fitted with, as for tables: 9 points. */
export const MIN_FONT_SIZE_PX = 12;

type LabelStyle = Pick<ChartKindProps, 'hasOneLabelRow'>;

/** Type that is not made smaller for level labels: 12 points. */
const LEAST_LEVEL_SIZE_PX = 16;

/** Share of the chosen type that labels in one row instead of two are worth. */
const LEAST_ROW_RATIO = 0.85;

/**
 * Gives a chart the largest type, from the chosen size downwards, in which its labels are whole, level rather than
 * slanted as far as its type stays readable, and no amount reaches over its column or bar. Where amounts have no room even so, the axis shows them, unless
 * it was switched off.
 */
export function fitChart(
  chart: ChartElement,
  data: ChartData,
  style: LabelStyle = {},
): ChartElement {
  const sizes = FONT_SIZES.filter((size) => size < chart.fontSize && size >= MIN_FONT_SIZE_PX);
  const others = sizes.toReversed().map((fontSize) => ({ ...chart, fontSize }));
  let best = { chart, lack: lackOf(chart, data, style) };
  for (const each of others) {
    if (each.fontSize < leastSizeOf(best.lack, chart)) break;
    const lack = lackOf(each, data, style);
    // Amounts of a waterfall are written even if they cover each other, the less the smaller they are.
    const isSmaller = lack === best.lack && lack % 2 === 1 && chart.kind === 'waterfall';
    if (lack < best.lack || isSmaller) best = { chart: each, lack };
  }
  return best.lack % 2 === 0 ? best.chart : withAxis(best.chart);
}

/** Smallest type that less lack of room is worth. */
function leastSizeOf(lack: number, { fontSize }: ChartElement): number {
  if (lack === 0) return fontSize;
  if (lack === TWO_ROWS) return fontSize * LEAST_ROW_RATIO;
  return lack === SLANTED ? LEAST_LEVEL_SIZE_PX : MIN_FONT_SIZE_PX;
}

/** True if a fitted chart has no room for a label even so. */
export function hasCutLabels(fitted: ChartElement, data: ChartData): boolean {
  return lackOf(fitted, data) >= CUT;
}

/** Lack of room by how bad it is; that of amounts alone is odd. */
const [NO_AMOUNTS, TWO_ROWS, SLANTED, WRAPPED, LEFT_OUT, CUT] = [1, 2, 4, 6, 8, 10] as const;

/** 0 if all texts have room. */
function lackOf(chart: ChartElement, data: ChartData, style: LabelStyle = {}): number {
  if (data.series.length === 0) return 0;
  const props = { ...style, chart, plotArea: plotAreaOf(chart, data), data };
  if (SLICE_KINDS.has(chart.kind)) return layoutSlices(props).isCut ? CUT : 0;
  if (LINE_KINDS.has(chart.kind)) return lackOfLabels(linePlotOf(props).slotLabels);
  if (POINT_KINDS.has(chart.kind) || RADAR_KINDS.has(chart.kind)) return 0;
  const isLevel = chart.kind === 'bar' || chart.kind === 'stacked-bar';
  return isLevel ? lackOfBars(props) : lackOfColumns(props);
}

function lackOfBars(props: ChartKindProps): number {
  const lacksAmounts = listLeftOutAmounts(props).none.length > 0;
  return (barPlotOf(props).areLabelsCut ? CUT : 0) + (lacksAmounts ? NO_AMOUNTS : 0);
}

function lackOfColumns(props: ChartKindProps): number {
  const { chart } = props;
  const plot = columnPlotOf(props);
  const areAmountsCut = listLeftOutAmounts(props).none.length > 0 || lacksStepAmounts(props, plot);
  const drawn = areAmountsCut ? withAxis(chart) : chart;
  const { slotLabels } = columnPlotOf({ ...props, chart: drawn });
  return lackOfLabels(slotLabels) + (areAmountsCut ? NO_AMOUNTS : 0);
}

function lackOfLabels({ isCut, isSlanted, step, lines, rowOffset }: SlotLabels): number {
  if (isCut) return CUT;
  if (step > 1) return LEFT_OUT;
  if (!isSlanted) return rowOffset > 0 ? TWO_ROWS : 0;
  // Other programs cut slanted labels rather than wrapping them.
  return lines.some((own) => own.length > 1) ? WRAPPED : SLANTED;
}

function withAxis(chart: ChartElement): ChartElement {
  return chart.kind !== 'waterfall' && chart.hasValueAxis === undefined
    ? { ...chart, hasValueAxis: true }
    : chart;
}

function lacksStepAmounts(
  { chart, data: { labels, series } }: ChartKindProps,
  { slotSize: slotWidth, barSize, slotLabels: { left, right }, scale }: BarPlot & SlotPlot,
): boolean {
  const [first] = series;
  if (chart.kind !== 'waterfall' || !first) return false;
  const steps = computeWaterfall(labels, first, totalLabelOf(chart));
  const texts = steps.map((step) => formatStep(step, first.format));
  const room = { texts, fontSize: chart.fontSize, slotWidth, barSize, at: scale.positionOf };
  return !haveStepAmountsRoom(steps, { ...room, margins: [left, right] });
}
