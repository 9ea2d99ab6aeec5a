import { FONT_SIZES } from '../../core/model/deck-constants';
import type { ChartData } from './chart-data';
import { columnPlotOf, isLabeled, labelsOf, plotAreaOf, SLOT_TEXT_RATIO } from './chart-geometry';
import type { ChartElement } from './chart-schema';
import { estimateTextWidth, wrapText } from './chart-text';
import { computeWaterfall, formatStep, totalLabelOf } from './waterfall';

/** Smallest type that a chart is fitted with. */
const MIN_FONT_SIZE_PX = 10;

/**
 * Gives columns the largest type in which no label is cut and no amount reaches over its column, from the chosen size
 * downwards. Where the amounts have no room even so, the axis shows them, unless it was switched off.
 */
export function fitChart(chart: ChartElement, data: ChartData): ChartElement {
  const [first] = data.series;
  if (!first || (chart.kind !== 'column' && chart.kind !== 'waterfall')) return chart;
  const sizes = FONT_SIZES.filter((size) => size < chart.fontSize && size >= MIN_FONT_SIZE_PX);
  const candidates = [chart, ...sizes.toReversed().map((fontSize) => ({ ...chart, fontSize }))];
  const steps = computeWaterfall(data.labels, first, totalLabelOf(chart));
  const isWaterfall = chart.kind === 'waterfall';
  const labels = isWaterfall ? steps.map(({ label }) => label) : data.labels;
  const amounts = isWaterfall
    ? steps.map((step) => formatStep(step, first.format))
    : data.series.flatMap(({ values, format }) =>
        values.filter((_, row) => isLabeled(chart, row, labels.length)).map(format),
      );
  const plotOf = (each: ChartElement) =>
    columnPlotOf({ chart: each, plotArea: plotAreaOf(each, data), data });
  const hasWholeLabels = (each: ChartElement) => {
    const width = plotOf(each).slotSize * SLOT_TEXT_RATIO;
    return labels.every(
      (label) =>
        wrapText(label, width, each.fontSize).join(' ') === label.trim().replaceAll(/\s+/g, ' '),
    );
  };
  const hasRoomForAmounts = (each: ChartElement) => {
    const { slotSize, barSize } = plotOf(each);
    const room = data.series.length > 1 ? barSize : slotSize;
    return amounts.every((amount) => estimateTextWidth(amount, each.fontSize) <= room);
  };
  const fitted = candidates.find((each) => hasWholeLabels(each) && hasRoomForAmounts(each));
  if (fitted) return fitted;
  const readable = candidates.find(hasWholeLabels) ?? candidates.at(-1) ?? chart;
  const needsAxis = chart.kind === 'column' && labelsOf(chart) !== 'none';
  return needsAxis && chart.hasValueAxis === undefined
    ? { ...readable, hasValueAxis: true }
    : readable;
}
