import { FONT_SIZES } from '../../core/model/deck-constants';
import type { ChartData, ChartSeries } from './chart-data';
import {
  barPlotOf,
  columnPlotOf,
  isLabeled,
  labelsOf,
  plotAreaOf,
  SLOT_TEXT_RATIO,
} from './chart-geometry';
import { layoutSlices } from './slice-layout';
import { SLICE_KINDS } from './chart-kinds';
import { groupingOf } from './chart-layers';
import type { ChartElement } from './chart-schema';
import { estimateTextWidth, wrapText } from '../../core/text/wrap-text';
import { computeWaterfall, formatStep, totalLabelOf } from './waterfall';

/** Smallest type that a chart is fitted with. */
const MIN_FONT_SIZE_PX = 10;

/**
 * Gives columns the largest type in which no label is cut and no amount reaches over its column, bars that in which each
 * has room for a line, and slices that in which each label is whole, from the chosen size downwards. Where the amounts of
 * columns have no room even so, the axis shows them, unless it was switched off.
 */
export function fitChart(chart: ChartElement, data: ChartData): ChartElement {
  const [first] = data.series;
  if (!first || !FITTED_KINDS.has(chart.kind)) return chart;
  const sizes = FONT_SIZES.filter((size) => size < chart.fontSize && size >= MIN_FONT_SIZE_PX);
  const candidates = [chart, ...sizes.toReversed().map((fontSize) => ({ ...chart, fontSize }))];
  if (chart.kind !== 'column' && chart.kind !== 'waterfall')
    return candidates.find((each) => hasRoom(each, data)) ?? chart;
  return fitColumns(candidates, data, textsOf(chart, data, first)) ?? chart;
}

function fitColumns(
  candidates: readonly ChartElement[],
  data: ChartData,
  texts: ChartTexts,
): ChartElement | undefined {
  let readable: ChartElement | undefined;
  for (const each of candidates) {
    const { areLabelsWhole, haveAmountsRoom } = measureTexts(each, data, texts);
    if (areLabelsWhole && haveAmountsRoom) return each;
    if (areLabelsWhole) readable ??= each;
  }
  const smallest = readable ?? candidates.at(-1);
  return smallest && withAxis(smallest);
}

const FITTED_KINDS: ReadonlySet<ChartElement['kind']> = new Set([
  'bar',
  'column',
  'waterfall',
  ...SLICE_KINDS,
]);

/** Height of bars whose amounts cover no others, as a multiple of the font size. */
export const MIN_LINE_RATIO = 0.9;

/** True for slices whose labels are whole, and for bars whose amounts have a line each. */
function hasRoom(chart: ChartElement, data: ChartData): boolean {
  const props = { chart, plotArea: plotAreaOf(chart, data), data };
  if (SLICE_KINDS.has(chart.kind)) return !layoutSlices(props).isCut;
  const isWritten = labelsOf(chart) !== 'none' && groupingOf(chart) === 'clustered';
  return !isWritten || barPlotOf(props).barSize >= chart.fontSize * MIN_LINE_RATIO;
}

function withAxis(chart: ChartElement): ChartElement {
  const needsAxis = chart.kind === 'column' && labelsOf(chart) !== 'none';
  return needsAxis && chart.hasValueAxis === undefined ? { ...chart, hasValueAxis: true } : chart;
}

/** Labels below the columns, and the amounts that are written above them. */
interface ChartTexts {
  readonly labels: readonly string[];
  readonly amounts: readonly string[];
}

function measureTexts(chart: ChartElement, data: ChartData, { labels, amounts }: ChartTexts) {
  const { fontSize } = chart;
  const plotArea = plotAreaOf(chart, data);
  const { slotSize, barSize } = columnPlotOf({ chart, plotArea, data });
  const isWhole = (label: string) =>
    wrapText(label, slotSize * SLOT_TEXT_RATIO, fontSize).join(' ') ===
    label.trim().replaceAll(/\s+/g, ' ');
  const room = data.series.length > 1 ? barSize : slotSize;
  return {
    areLabelsWhole: labels.every(isWhole),
    haveAmountsRoom: amounts.every((amount) => estimateTextWidth(amount, fontSize) <= room),
  };
}

function textsOf(
  chart: ChartElement,
  { labels, series }: ChartData,
  first: ChartSeries,
): ChartTexts {
  if (chart.kind !== 'waterfall')
    return {
      labels,
      amounts: series.flatMap(({ values, format }) =>
        values.filter((_, row) => isLabeled(chart, row, labels.length)).map(format),
      ),
    };
  const steps = computeWaterfall(labels, first, totalLabelOf(chart));
  return {
    labels: steps.map(({ label }) => label),
    amounts: steps.map((step) => formatStep(step, first.format)),
  };
}
