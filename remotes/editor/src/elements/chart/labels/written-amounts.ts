import { estimateTextWidth } from '../../../core/text/wrap-text';
import type { Point } from '../../../core/geometry/box';
import type { ChartKindProps } from '../chart-data';
import { type BarPlot, hasGridLines, isLabeled, type SlotPlot } from '../chart-geometry';
import { groupingOf } from '../chart-layers';
import { aboveOf, type LineLabel, placeLineLabels } from '../line/line-labels';

/** Height of bars whose amounts cover no others, as a multiple of the font size. */
const MIN_LINE_RATIO = 0.9;

type Props = Pick<ChartKindProps, 'chart' | 'data'>;

/** Amounts at bars or columns by series and label; empty for those that would cover others or reach over their part of a stack. */
export function writtenAmountsOf(props: Props, plot: BarPlot): readonly (readonly string[])[] {
  const { chart } = props;
  const { fontSize } = chart;
  const { barSize, layers, scale } = plot;
  const hasRoom = (text: string, series: number, row: number): boolean => {
    if (groupingOf(chart) === 'clustered') return hasRoomBesideOthers(text, props, plot);
    const width = estimateTextWidth(text, fontSize);
    const [from, to] = layers[series]?.[row] ?? [0, 0];
    const length = Math.abs(scale.positionOf(to) - scale.positionOf(from));
    return isLevel(chart) ? length >= width : length >= fontSize && barSize >= width;
  };
  return amountTextsOf(props).map((texts, series) =>
    texts.map((text, row) => (hasRoom(text, series, row) ? text : '')),
  );
}

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

/** Amounts at the points of lines, with their places; undefined for those without one. */
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

export interface PlacedAmount extends LineLabel {
  readonly text: string;
  /** Distance from the usual place, in the middle above the point. */
  readonly offset: Point;
}

/** Amounts by series and label; empty for those that are not to be written. */
export function amountTextsOf({
  chart,
  data: { labels, series },
}: Props): readonly (readonly string[])[] {
  return series.map(({ values, format }) =>
    values.map((value, row) => (isLabeled(chart, row, labels.length) ? format(value) : '')),
  );
}
