import type { Point, Box } from '../../../core/geometry/box';
import { overlap } from '../../../core/geometry/find-free-box';
import { estimateTextWidth } from '../../../core/text/wrap-text';
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

/** Half of the stroke of a line, and the radius of a point, each with a little air. */
const LINE_PX = 2;

const POINT_PX = 5;

/** Middle of the digits above their baseline to their ends, with commas, as shares of the font size. */
const ASCENT_RATIO = 0.42;

const DESCENT_RATIO = 0.5;

/** Places from the nearest on: above the point, below it, and beside those, because a steep line passes over one side. */
const PLACES = [0, 0.5, 1].flatMap((gap) =>
  (['middle', 'end', 'start'] as const).flatMap((anchor) =>
    [-1, 1].map((direction) => ({ gap, anchor, direction })),
  ),
);

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

/** Names of series of which amounts are left out, because one of them has no room. */
interface LeftOutAmounts {
  /** Lines with the first and the last amounts only. */
  readonly ends: readonly string[];
  /** Series without amounts. */
  readonly none: readonly string[];
}

export function listLeftOutAmounts({ chart, data }: Props): LeftOutAmounts {
  const countTexts = (own: readonly unknown[]) => own.filter(Boolean).length;
  const hasOwnLayout = [SINGLE_SERIES_KINDS, POINT_KINDS, RADAR_KINDS];
  if (hasOwnLayout.some((kinds) => kinds.has(chart.kind))) return { ends: [], none: [] };
  const props = { chart, data, plotArea: plotAreaOf(chart, data) };
  const written = LINE_KINDS.has(chart.kind)
    ? placeLineAmounts(props, linePlotOf(props)).map(countTexts)
    : writtenAmountsOf(props, barsOf(props)).map(countTexts);
  const wanted = amountTextsOf(props).map(countTexts);
  const listNames = (isListed: (count: number, all: number) => boolean) =>
    data.series.flatMap(({ name }, at) =>
      isListed(written[at] ?? 0, wanted[at] ?? 0) ? [name] : [],
    );
  return {
    ends: LINE_KINDS.has(chart.kind) ? listNames((count, all) => count > 0 && count < all) : [],
    none: listNames((count, all) => count === 0 && all > 0),
  };
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
function hasRoomBesideOthers(
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

/** Amounts at the points of lines, with their places; undefined for those without room. */
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

interface LinePoint {
  readonly x: number;
  readonly y: number;
  /** Amount to be written at the point; empty for none. */
  readonly text: string;
}

interface LineLabel {
  readonly x: number;
  /** Middle of the text. */
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
}

/**
 * Places of the amounts by line and point, where no line, grid line, point or other amount passes through them. A line
 * of which one amount has no such place has those at its ends, or none if one of these has none, either.
 */
function placeLineLabels(
  lines: readonly (readonly LinePoint[])[],
  plot: Box & { readonly gridLines: readonly number[] },
  fontSize: number,
): readonly (readonly (LineLabel | undefined)[])[] {
  const taken: Box[] = [];
  const isFree = (label: LineLabel, box: Box, point: LinePoint): boolean =>
    box.x >= plot.x &&
    box.x + box.width <= plot.x + plot.width &&
    box.y + box.height <= plot.y + plot.height &&
    plot.gridLines.every((y) => y <= box.y || y >= box.y + box.height) &&
    taken.every((other) => !overlap(box, other)) &&
    lines.flat().every((other) => !overlap(box, boxAround(other))) &&
    lines.every((line) => line.slice(1).every((end, at) => !crosses(box, line[at] ?? end, end))) &&
    // An amount between two lines belongs to the nearer one.
    lines
      .flat()
      .every(({ x, y }) => x !== point.x || Math.abs(label.y - y) >= Math.abs(label.y - point.y));
  const placeOf = (point: LinePoint): LineLabel | undefined => {
    const width = estimateTextWidth(point.text, fontSize);
    for (const { gap, anchor, direction } of PLACES) {
      const half = (direction < 0 ? DESCENT_RATIO : ASCENT_RATIO) + gap;
      const y = point.y + direction * (half * fontSize + POINT_PX + 1);
      const label = { x: point.x, y, anchor };
      const box = boxOf(label, width, fontSize);
      if (!isFree(label, box, point)) continue;
      taken.push(box);
      return label;
    }
    return undefined;
  };
  const placeAll = (line: readonly LinePoint[]) => {
    const takenBefore = taken.length;
    const labels = line.map((point) => (point.text === '' ? undefined : placeOf(point)));
    if (line.every(({ text }, at) => text === '' || labels[at])) return labels;
    taken.length = takenBefore;
    return undefined;
  };
  return lines.map((line) => placeAll(line) ?? placeAll(endsOf(line)) ?? line.map(() => undefined));
}

/** A line with its first and last amounts only, which tell where it begins and ends. */
function endsOf(line: readonly LinePoint[]): readonly LinePoint[] {
  return line.map((point, at) =>
    at === 0 || at === line.length - 1 ? point : { ...point, text: '' },
  );
}

/** Middle of the digits of an amount that stands just above its point. */
function aboveOf({ y }: Pick<LinePoint, 'y'>, fontSize: number): number {
  return y - DESCENT_RATIO * fontSize - POINT_PX - 1;
}

function boxOf({ x, y, anchor }: LineLabel, width: number, fontSize: number): Box {
  const left = x - { start: 0, middle: width / 2, end: width }[anchor];
  const height = (ASCENT_RATIO + DESCENT_RATIO) * fontSize;
  return { x: left, y: y - ASCENT_RATIO * fontSize, width, height };
}

function boxAround({ x, y }: LinePoint): Box {
  return { x: x - POINT_PX, y: y - POINT_PX, width: 2 * POINT_PX, height: 2 * POINT_PX };
}

/** True if the line between two points, the left one first, passes through. */
function crosses(box: Box, start: LinePoint, end: LinePoint): boolean {
  const [from, to] = [Math.max(box.x, start.x), Math.min(box.x + box.width, end.x)];
  if (from >= to) return false;
  const yAt = (x: number) => start.y + ((x - start.x) / (end.x - start.x)) * (end.y - start.y);
  const [one, other] = [yAt(from), yAt(to)];
  const bottom = box.y + box.height;
  return Math.min(one, other) < bottom + LINE_PX && Math.max(one, other) > box.y - LINE_PX;
}
