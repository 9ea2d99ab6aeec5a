import { estimateTextWidth } from '../../../core/text/wrap-text';
import type { Point } from '../../../core/geometry/box';
import type { ChartKindProps } from '../chart-data';
import {
  barPlotOf,
  type BarPlot,
  columnPlotOf,
  hasGridLines,
  isLabeled,
  LINE_KINDS,
  linePlotOf,
  plotAreaOf,
  type SlotPlot,
  stackTotalsOf,
} from '../chart-geometry';
import { POINT_KINDS, RADAR_KINDS, SINGLE_SERIES_KINDS } from '../chart-kinds';
import { barCountOf, groupingOf } from '../chart-layers';
import { aboveOf, type LineLabel, placeLineLabels } from '../line/line-labels';

/** Height of bars whose amounts cover no others, as a multiple of the font size. */
const MIN_LINE_RATIO = 0.9;

type Props = Pick<ChartKindProps, 'chart' | 'data'>;

/** Amounts at bars or columns by series and label: all of a series, or none if one would cover others or reach over its part of a stack. */
export function writtenAmountsOf(props: Props, plot: BarPlot): readonly (readonly string[])[] {
  const { chart } = props;
  const { fontSize } = chart;
  const { barSize, layers, scale } = plot;
  const isStacked = groupingOf(chart) !== 'clustered';
  const lengthOf = (series: number, row: number): number => {
    const [from, to] = layers[series]?.[row] ?? [0, 0];
    return Math.abs(scale.positionOf(to) - scale.positionOf(from));
  };
  const hasRoom = (text: string, series: number, row: number): boolean => {
    if (!isStacked) return hasRoomBesideOthers(text, props, plot);
    const [width, length] = [estimateTextWidth(text, fontSize), lengthOf(series, row)];
    return isLevel(chart) ? length >= width : length >= fontSize && barSize >= width;
  };
  return amountTextsOf(props).map((texts, series) => {
    // A part without a size cannot be told from what it stands on.
    const own = texts.map((text, row) => (isStacked && lengthOf(series, row) === 0 ? '' : text));
    const haveRoom = own.every((text, row) => text === '' || hasRoom(text, series, row));
    return haveRoom ? own : own.map(() => '');
  });
}

/** Names of the series whose amounts are left out, because one of them has no room. */
export function seriesWithoutRoom({ chart, data }: Props): readonly string[] {
  const isWanted = (own: readonly string[]) => own.some((text) => text !== '');
  const hasOwnLayout = [SINGLE_SERIES_KINDS, POINT_KINDS, RADAR_KINDS];
  if (hasOwnLayout.some((kinds) => kinds.has(chart.kind))) return [];
  const props = { chart, data, plotArea: plotAreaOf(chart, data) };
  const written = LINE_KINDS.has(chart.kind)
    ? placeLineAmounts(props, linePlotOf(props)).map((own) => own.some(Boolean))
    : writtenAmountsOf(props, barsOf(props)).map(isWanted);
  const wanted = amountTextsOf(props).map(isWanted);
  return data.series.flatMap(({ name }, at) => (wanted[at] && !written[at] ? [name] : []));
}

function barsOf(props: ChartKindProps): BarPlot {
  return isLevel(props.chart) ? barPlotOf(props) : columnPlotOf(props);
}

/** Sums beside stacks; none if one has no room, or if a line passes through one. */
export function writtenTotalsOf({ chart, data }: Props, plot: BarPlot): readonly string[] {
  const totals = stackTotalsOf(chart, data);
  const room = { chart, data: { ...data, series: data.series.slice(0, 1) } };
  const { layers, scale } = plot;
  const lines = !isLevel(chart) && hasGridLines(chart) ? scale.ticks.map(scale.positionOf) : [];
  const isFree = (text: string, row: number): boolean => {
    const end = Math.min(...layers.map((spans) => scale.positionOf(spans[row]?.[1] ?? 0)));
    const isCrossed = lines.some((y) => y < end - 1 && y > end - TOTAL_RATIO * chart.fontSize);
    return hasRoomBesideOthers(text, room, plot) && !isCrossed;
  };
  return totals.every(isFree) ? totals : [];
}

/** Height of a sum with its distance from the stack, as a multiple of the font size. */
const TOTAL_RATIO = 1.3;

/** True if an amount beside a bar or above a column covers no others. */
export function hasRoomBesideOthers(
  text: string,
  { chart, data }: Props,
  { slotSize, barSize }: Pick<BarPlot, 'slotSize' | 'barSize'>,
): boolean {
  if (isLevel(chart)) return barSize >= chart.fontSize * MIN_LINE_RATIO;
  return estimateTextWidth(text, chart.fontSize) <= (data.series.length > 1 ? barSize : slotSize);
}

function isLevel({ kind }: Props['chart']): boolean {
  return kind === 'bar' || kind === 'stacked-bar';
}

/** Amounts at the points of lines, with their places; undefined for series without room for all. */
export function placeLineAmounts(
  props: Props,
  plot: SlotPlot,
): readonly (readonly (PlacedAmount | undefined)[])[] {
  const { chart } = props;
  const texts = amountTextsOf(props);
  const lines = plot.layers.map((spans, index) =>
    spans.map(([, to], row) => ({
      x: plot.x + plot.slotSize * (row + 0.5),
      y: plot.scale.positionOf(to),
      text: texts[index]?.[row] ?? '',
    })),
  );
  const gridLines = hasGridLines(chart) ? plot.scale.ticks.map(plot.scale.positionOf) : [];
  const places = placeLineLabels(lines, { ...plot, gridLines }, chart.fontSize);
  return lines.map((line, index) =>
    line.map((point, row) => {
      const place = places[index]?.[row];
      if (!place) return undefined;
      const half = estimateTextWidth(point.text, chart.fontSize) / 2;
      const x = { start: half, middle: 0, end: -half }[place.anchor];
      const offset = { x, y: place.y - aboveOf(point, chart.fontSize) };
      return { ...place, text: point.text, offset };
    }),
  );
}

interface PlacedAmount extends LineLabel {
  readonly text: string;
  /** Distance from the usual place, in the middle above the point. */
  readonly offset: Point;
}

/** Amounts by series and label; empty for those that are not to be written. */
function amountTextsOf({ chart, data: { labels, series } }: Props): readonly (readonly string[])[] {
  const barCount = barCountOf(chart, series.length);
  return series.map(({ values, blanks, format }, index) =>
    values.map((value, row) => {
      // The amounts of lines over columns are read from the axis.
      const isWritten = index < barCount && isLabeled(chart, row, labels.length);
      return isWritten && !blanks.has(row) ? format(value) : '';
    }),
  );
}
