import { FONT_SIZES } from '../../core/model/deck-constants';
import type { ChartData, ChartKindProps } from './chart-data';
import { barPlotOf, columnPlotOf, LINE_KINDS, linePlotOf, plotAreaOf } from './chart-geometry';
import { layoutSlices } from './slice-layout';
import { POINT_KINDS, RADAR_KINDS, SLICE_KINDS } from './chart-kinds';
import type { ChartElement } from './chart-schema';
import type { SlotLabels } from './labels/slot-labels';
import { computeWaterfall, formatStep, totalLabelOf } from './waterfall';
import { hasRoomBesideOthers, listLeftOutAmounts } from './labels/written-amounts';

/** Smallest type that a chart is fitted with, as for tables: 9 points. */
export const MIN_FONT_SIZE_PX = 12;

/** Type that is not made smaller for level labels: 12 points. */
const LEAST_LEVEL_SIZE_PX = 16;

/**
 * Gives a chart the largest type, from the chosen size downwards, in which its labels are whole, level rather than
 * slanted as far as its type stays readable, and no amount reaches over its column or bar. Where amounts have no room even so, the axis shows them, unless
 * it was switched off.
 */
export function fitChart(chart: ChartElement, data: ChartData): ChartElement {
  const sizes = FONT_SIZES.filter((size) => size < chart.fontSize && size >= MIN_FONT_SIZE_PX);
  const others = sizes.toReversed().map((fontSize) => ({ ...chart, fontSize }));
  let best = { chart, lack: lackOf(chart, data) };
  for (const each of others) {
    const isReadable = best.lack === SLANTED && each.fontSize < LEAST_LEVEL_SIZE_PX;
    if (best.lack === 0 || isReadable) break;
    const lack = lackOf(each, data);
    if (lack < best.lack) best = { chart: each, lack };
  }
  return best.lack % 2 === 0 ? best.chart : withAxis(best.chart);
}

/** True if a fitted chart has no room for a label even so. */
export function hasCutLabels(fitted: ChartElement, data: ChartData): boolean {
  return lackOf(fitted, data) >= CUT;
}

/** Lack of room by how bad it is; that of amounts alone is odd. */
const [NO_AMOUNTS, SLANTED, WRAPPED, LEFT_OUT, CUT] = [1, 2, 4, 6, 8] as const;

/** 0 if all texts have room. */
function lackOf(chart: ChartElement, data: ChartData): number {
  if (data.series.length === 0) return 0;
  const props = { chart, plotArea: plotAreaOf(chart, data), data };
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
  const isWide = (amount: string) => !hasRoomBesideOthers(amount, props, plot);
  const areAmountsCut =
    listLeftOutAmounts(props).none.length > 0 || stepTextsOf(props).some(isWide);
  const drawn = areAmountsCut ? withAxis(chart) : chart;
  const { slotLabels } = columnPlotOf({ ...props, chart: drawn });
  return lackOfLabels(slotLabels) + (areAmountsCut ? NO_AMOUNTS : 0);
}

function lackOfLabels({ isCut, isSlanted, step, lines }: SlotLabels): number {
  if (isCut) return CUT;
  if (step > 1) return LEFT_OUT;
  if (!isSlanted) return 0;
  // Other programs cut slanted labels rather than wrapping them.
  return lines.some((own) => own.length > 1) ? WRAPPED : SLANTED;
}

function withAxis(chart: ChartElement): ChartElement {
  return chart.kind !== 'waterfall' && chart.hasValueAxis === undefined
    ? { ...chart, hasValueAxis: true }
    : chart;
}

/** Amounts above the columns of a waterfall. */
function stepTextsOf({ chart, data: { labels, series } }: ChartKindProps): readonly string[] {
  const [first] = series;
  if (chart.kind !== 'waterfall' || !first) return [];
  const steps = computeWaterfall(labels, first, totalLabelOf(chart));
  return steps.map((step) => formatStep(step, first.format));
}
