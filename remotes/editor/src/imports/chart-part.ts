import { createChart } from '../core/model/create-figures';
import type { ChartElement } from '../core/model/deck';
import { inkIn } from './colors';
import { settingOf } from './lettering';
import { child, childrenOf, descendants, numberAt, textAt } from './markup';
import type { Reading } from './reading';

export interface ChartPart {
  readonly root: Element;
  /** Chart type element: `barChart`, `lineChart`, … */
  readonly plot: Element;
  /** True if the plot area has more than one chart type. */
  readonly isMixed: boolean;
  /** Number format as a spreadsheet format code. */
  readonly code: string;
}

export interface Column {
  readonly name: string;
  readonly labels: readonly string[];
  readonly values: readonly number[];
  readonly paint: Element | undefined;
}

export function partIn(root: Element): ChartPart | undefined {
  const area = child(root, 'chart', 'plotArea');
  const [plot, ...others] = Array.from(area?.children ?? []).filter(({ localName }) =>
    localName.endsWith('Chart'),
  );
  return plot && { root, plot, isMixed: others.length > 0, code: codeOf(plot, area) };
}

/** Format chosen for display takes precedence over that of the sheet. */
function codeOf(plot: Element, area: Element | undefined): string {
  const formats = [
    ...descendants(plot, 'numFmt'),
    ...childrenOf(area, 'valAx').flatMap((axis) => childrenOf(axis, 'numFmt')),
  ].filter((format) => textAt(format, 'sourceLinked') !== '1');
  const [sheet] = descendants(plot, 'formatCode');
  return textAt(formats[0], 'formatCode') ?? sheet?.textContent ?? '';
}

/** Data series with their category labels. */
export function columnsOf({ plot }: ChartPart): readonly Column[] {
  return childrenOf(plot, 'ser').map((series, index) => {
    const values = pointsIn(child(series, 'val')).map(Number);
    const labels = pointsIn(child(series, 'cat'));
    return {
      name: pointsIn(child(series, 'tx'))[0] ?? `Series ${index + 1}`,
      labels: values.map((_, row) => labels[row] ?? ''),
      values: values.map((value) => (Number.isFinite(value) ? value : 0)),
      paint: child(series, 'spPr'),
    };
  });
}

/** Cached cell values in sheet order; missing cells are empty. */
function pointsIn(holder: Element | undefined): readonly string[] {
  // Multi-level labels start with the innermost level.
  const cache =
    descendants(holder, 'lvl')[0] ??
    descendants(holder, 'strCache')[0] ??
    descendants(holder, 'numCache')[0];
  const points = new Map(
    childrenOf(cache, 'pt').map((point) => [
      numberAt(point, 'idx') ?? 0,
      child(point, 'v')?.textContent ?? '',
    ]),
  );
  const size = numberAt(descendants(holder, 'ptCount')[0], 'val') ?? 0;
  const count = Math.min(
    MOST_POINTS,
    Math.max(size, ...Array.from(points.keys(), (position) => position + 1)),
  );
  return Array.from({ length: count }, (_, index) => points.get(index) ?? '');
}

const MOST_POINTS = 1_000;

type Looks = Pick<ChartElement, 'colors' | 'fontSize' | 'fontFamily' | 'color' | 'line'>;

export function looksOf(part: ChartPart, columns: readonly Column[], context: Reading): Looks {
  const { fontSize, fontFamily, color, line } = createChart();
  const axis = child(part.root, 'chart', 'plotArea', 'catAx', 'spPr', 'ln', 'solidFill');
  return {
    fontSize,
    fontFamily,
    color,
    ...lettersOf(part, context),
    colors: colorsOf(part, columns, context),
    line: inkIn(axis, context.painter.names)?.color ?? line,
  };
}

/** Text style of the chart; empty if it is not specified. */
function lettersOf({ root }: ChartPart, { facts }: Reading): Partial<Looks> {
  const [defaults] = descendants(root, 'defRPr');
  if (!defaults) return {};
  const lists = { own: [], reference: undefined, inherited: [] };
  const { fontSize, fontFamily, color } = settingOf(defaults, defaults, { lists, facts });
  return { fontSize, fontFamily, color };
}

const MOST_COLORS = 12;

/** Colours of slices or series, or else the theme's, or else the default ones. */
function colorsOf(
  { plot }: ChartPart,
  columns: readonly Column[],
  context: Reading,
): readonly string[] {
  const slices = childrenOf(childrenOf(plot, 'ser')[0], 'dPt').map((slice) => child(slice, 'spPr'));
  const sources = slices.length > 0 ? slices : columns.map(({ paint }) => paint);
  const ownColors = sources.flatMap((properties) => colorIn(properties, context) ?? []);
  const { theme } = context.painter.names;
  const accents = [1, 2, 3, 4, 5, 6].flatMap((number) => theme.get(`accent${number}`) ?? []);
  const colors = [ownColors, accents].find((list) => list.length > 0) ?? createChart().colors;
  return colors.slice(0, MOST_COLORS);
}

function colorIn(properties: Element | undefined, { painter }: Reading): string | undefined {
  const fill = child(properties, 'solidFill') ?? child(properties, 'ln', 'solidFill');
  return inkIn(fill, painter.names)?.color;
}
