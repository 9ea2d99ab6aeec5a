import { formatDateByCode, isDateFormat } from '../../../ooxml/text/format-number-by-code';
import { createChart } from '../create-chart';
import type { ChartElement } from '../chart-schema';
import { readColor } from '../../../ooxml/colors';
import { findFill } from '../../../ooxml/fills';
import { resolveRunProperties } from '../../../ooxml/text/run-properties';
import {
  findChild,
  childrenOf,
  descendantsOf,
  readNumber,
  readAttribute,
} from '../../../ooxml/package/xml-elements';
import type { ImportContext } from '../../../ooxml/import-context';
import { removeStackTotals } from './stack-totals';

export interface ChartPart {
  readonly root: Element;
  /** Chart type element: `barChart`, `lineChart`, …; the first of several, or that of the columns below lines. */
  readonly plot: Element;
  /** Further ones of the plot area. */
  readonly others: readonly Element[];
  /** Number format as a spreadsheet format code. */
  readonly formatCode: string;
}

export interface ChartColumn {
  readonly name: string;
  readonly labels: readonly string[];
  /** Undefined for blank cells. */
  readonly values: readonly (number | undefined)[];
  /** Number format of the cells. */
  readonly formatCode: string;
  readonly paint: Element | undefined;
  /** Position in the file, which colours of the theme are counted by. */
  readonly order: number;
  /** True for the sizes of the bubbles of the column before. */
  readonly isSize?: boolean;
}

export function readChartPart(root: Element): ChartPart | undefined {
  const area = findChild(root, 'chart', 'plotArea');
  const listPlots = () =>
    Array.from(area?.children ?? []).filter(({ localName }) => localName.endsWith('Chart'));
  removeStackTotals(listPlots());
  const plots = listPlots();
  const [plot, ...others] = plots.toSorted(
    (one, other) => Number(isLine(one)) - Number(isLine(other)),
  );
  return plot && { root, plot, others, formatCode: readFormatCode(plot) };
}

/** Lines stand over the columns or areas of a chart of several types. */
function isLine({ localName }: Element): boolean {
  return localName === 'lineChart';
}

/** Axis of the values; that of points stands upright. */
export function findValueAxis({ parentElement }: Element): Element | undefined {
  const axes = childrenOf(parentElement ?? undefined, 'valAx');
  const isUpright = (axis: Element) =>
    /^[lr]$/.test(readAttribute(findChild(axis, 'axPos'), 'val') ?? '');
  return axes.length > 1 ? (axes.find(isUpright) ?? axes[0]) : axes[0];
}

/** Format chosen for display takes precedence over that of the sheet. */
function readFormatCode(plot: Element): string {
  const labels = descendantsOf(plot, 'dLbls').filter((each) => !showsPercent(each));
  const hasShares = readAttribute(findChild(plot, 'grouping'), 'val') === 'percentStacked';
  const formats = [
    // Those of single points can have texts of their own.
    ...labels.flatMap((each) => childrenOf(each, 'numFmt')),
    ...labels.flatMap((each) => descendantsOf(each, 'numFmt')),
    // Along shares of 100 % stand shares, whatever the figures are.
    ...(hasShares ? [] : childrenOf(findValueAxis(plot), 'numFmt')),
  ]
    .filter((format) => readAttribute(format, 'sourceLinked') !== '1')
    .flatMap((format) => readAttribute(format, 'formatCode') ?? []);
  const [sheetCode = ''] = [...descendantsOf(plot, 'val'), ...descendantsOf(plot, 'yVal')]
    .flatMap((values) => descendantsOf(values, 'formatCode'))
    .map(({ textContent }) => textContent);
  const shown = formats.find(hasDigits);
  // An axis has only the decimals of its own numbers.
  return shown && withoutDecimals(shown) !== withoutDecimals(sheetCode) ? shown : sheetCode;
}

function withoutDecimals(formatCode: string): string {
  return formatCode.replaceAll(/\.[0#]+/g, '');
}

/** The format of labels with shares is theirs, not that of the amounts. */
export function showsPercent(labels: Element): boolean {
  return readAttribute(findChild(labels, 'showPercent'), 'val') === '1';
}

/** False for a format that writes a fixed text. */
function hasDigits(formatCode: string): boolean {
  return /general|[0#?]/i.test(formatCode.replaceAll(/"[^"]*"/g, ''));
}

/** Data series of all chart types with their category labels. */
export function readChartColumns(part: ChartPart): readonly ChartColumn[] {
  const ordered = [part.plot, ...part.others].flatMap((plot) =>
    childrenOf(plot, 'ser').toSorted((one, other) => orderOf(one) - orderOf(other)),
  );
  const isPoints = /^(scatter|bubble)/.test(part.plot.localName);
  return isPoints
    ? readPointColumns(ordered, part.plot.localName.startsWith('bubble'))
    : ordered.map((series, index) => {
        const holder = findChild(series, 'val');
        const values = readPoints(holder).map(readValue);
        const labels = readCategories(part, findChild(series, 'cat'));
        return {
          name: readName(series, index),
          labels: values.map((_, row) => labels[row] ?? ''),
          values,
          formatCode: descendantsOf(holder, 'formatCode')[0]?.textContent ?? '',
          paint: findChild(series, 'spPr'),
          order: index,
        };
      });
}

function readName(series: Element, index: number): string {
  return readPoints(findChild(series, 'tx'))[0] ?? `Series ${index + 1}`;
}

/** Points by two numbers: the first becomes the label of a row. Series with other first numbers have rows of their own. */
function readPointColumns(series: readonly Element[], hasSizes: boolean): readonly ChartColumn[] {
  const all = series.map((each) => {
    const ys = readPoints(findChild(each, 'yVal')).map(readValue);
    const xs = readPoints(findChild(each, 'xVal')).map(readValue);
    // Without numbers, points are counted.
    const areNumbers = xs.length > 0 && xs.every((x) => x !== undefined);
    return { each, ys, xs: ys.map((_, row) => (areNumbers ? (xs[row] ?? row + 1) : row + 1)) };
  });
  const areAlike = all.every(({ xs }) => xs.join() === all[0]?.xs.join());
  const labels = (areAlike ? all.slice(0, 1) : all).flatMap(({ xs }) => xs.map(String));
  let start = 0;
  return all.flatMap(({ each, ys }, order) => {
    const first = areAlike ? 0 : start;
    start += ys.length;
    const place = (values: ChartColumn['values']) => labels.map((_, row) => values[row - first]);
    const column = (holder: string, name: string): ChartColumn => ({
      name,
      labels,
      values: place(readPoints(findChild(each, holder)).map(readValue).slice(0, ys.length)),
      formatCode: descendantsOf(findChild(each, holder), 'formatCode')[0]?.textContent ?? '',
      paint: findChild(each, 'spPr'),
      order,
    });
    const name = readName(each, order);
    const sizes = { ...column('bubbleSize', `${name} size`), isSize: true };
    return hasSizes ? [column('yVal', name), sizes] : [column('yVal', name)];
  });
}

function orderOf(series: Element): number {
  return readNumber(findChild(series, 'order'), 'val') ?? 0;
}

function readValue(point: string): number | undefined {
  const value = Number(point);
  return point === '' || !Number.isFinite(value) ? undefined : value;
}

/** Labels of the points; dates are stored as days since a first one. */
function readCategories({ root, plot }: ChartPart, holder: Element | undefined): readonly string[] {
  const points = readPoints(holder);
  const axis = findChild(plot.parentElement ?? undefined, 'dateAx');
  const axisFormat = findChild(axis, 'numFmt');
  const isLinked = readAttribute(axisFormat, 'sourceLinked') !== '0';
  const codes = [
    isLinked ? undefined : readAttribute(axisFormat, 'formatCode'),
    descendantsOf(findChild(holder, 'numRef'), 'formatCode')[0]?.textContent,
    axis ? 'yyyy-mm-dd' : undefined,
  ];
  const code = codes.find((each) => each !== undefined && isDateFormat(each));
  if (code === undefined) return points;
  const offset = readAttribute(findChild(root, 'date1904'), 'val') === '1' ? DAYS_TO_1904 : 0;
  return points.map((point) =>
    point === '' ? '' : formatDateByCode(Number(point) + offset, code),
  );
}

const DAYS_TO_1904 = 1462;

/** Cached cell values in sheet order; missing cells are empty. */
function readPoints(holder: Element | undefined): readonly string[] {
  // Multi-level labels start with the innermost level.
  const cache =
    descendantsOf(holder, 'lvl')[0] ??
    descendantsOf(holder, 'strCache')[0] ??
    descendantsOf(holder, 'numCache')[0];
  const points = new Map(
    childrenOf(cache, 'pt').map((point) => [
      readNumber(point, 'idx') ?? 0,
      findChild(point, 'v')?.textContent ?? '',
    ]),
  );
  const size = readNumber(descendantsOf(holder, 'ptCount')[0], 'val') ?? 0;
  const last = Array.from(points.keys()).reduce((most, position) => Math.max(most, position), -1);
  const count = Math.min(MAX_POINTS, Math.max(size, last + 1));
  return Array.from({ length: count }, (_, index) => points.get(index) ?? '');
}

const MAX_POINTS = 1_000;

type ChartStyle = Pick<ChartElement, 'colors' | 'fontSize' | 'fontFamily' | 'color' | 'lineColor'>;

export function readChartStyle(
  part: ChartPart,
  columns: readonly ChartColumn[],
  context: ImportContext,
): ChartStyle {
  const { fontSize, fontFamily, color, lineColor } = createChart();
  const axis = findChild(part.root, 'chart', 'plotArea', 'catAx', 'spPr', 'ln', 'solidFill');
  return {
    fontSize,
    fontFamily,
    color,
    ...readChartText(part, context),
    colors: readChartColors(part, columns, context),
    lineColor: readColor(axis, context.fills.colors)?.color ?? lineColor,
  };
}

/** Text style of the chart; empty if it is not specified. */
function readChartText({ root }: ChartPart, { text, fills }: ImportContext): Partial<ChartStyle> {
  const plotArea = findChild(root, 'chart', 'plotArea');
  const parts = [
    ...['catAx', 'dateAx', 'valAx'].map((axis) => findChild(plotArea, axis)),
    findChild(root, 'chart', 'legend'),
    findChild(root, 'txPr'),
  ].flatMap((holder) => descendantsOf(holder, 'defRPr'));
  const defaults = parts[0] ?? descendantsOf(root, 'defRPr')[0];
  if (!defaults) return {};
  const lists = { own: [], reference: undefined, inherited: [] };
  const { fontSize, fontFamily, color } = resolveRunProperties(defaults, defaults, {
    lists,
    facts: text,
  });
  const { theme, map } = fills.colors;
  const ink = theme.get(map.get('tx1') ?? 'dk1') ?? color;
  // Labels on columns and slices have the colour that is readable there, and not beside them.
  return { fontSize, fontFamily, color: parts[0] ? color : ink };
}

const MAX_COLORS = 12;

/** Colours of slices or series, or else the theme's, or else the default ones. */
function readChartColors(
  { plot }: ChartPart,
  columns: readonly ChartColumn[],
  context: ImportContext,
): readonly string[] {
  const { theme } = context.fills.colors;
  const accents = [1, 2, 3, 4, 5, 6].flatMap((number) => theme.get(`accent${number}`) ?? []);
  const accentAt = (index: number) => accents[index % accents.length] ?? [];
  const slices = childrenOf(childrenOf(plot, 'ser')[0], 'dPt');
  const colorOf = (slice: Element | undefined) => readPaint(findChild(slice, 'spPr'), context);
  const [first] = columns;
  const colors = /^(?:pie|pie3D|ofPie|doughnut)Chart$/.test(plot.localName)
    ? (first?.values ?? []).flatMap(
        (_, index) =>
          colorOf(slices.find((slice) => indexOf(slice) === index)) ??
          readPaint(first?.paint, context) ??
          accentAt(index),
      )
    : // A column of a colour of its own does not color the others.
      slices.length > 0 && readPaint(first?.paint, context) === undefined
      ? slices.flatMap((slice) => colorOf(slice) ?? [])
      : columns.length === 1 && !first?.paint
        ? accents
        : columns.flatMap(({ paint, order }) => readPaint(paint, context) ?? accentAt(order));
  return (colors.length > 0 ? colors : createChart().colors).slice(0, MAX_COLORS);
}

const indexOf = (slice: Element) => readNumber(findChild(slice, 'idx'), 'val');

/** Colour of a fill, the middle one of a gradient, or else of the line. */
function readPaint(properties: Element | undefined, { fills }: ImportContext): string | undefined {
  const stops = findFill(properties, fills)?.fill.match(/#[0-9a-f]{6}/gi) ?? [];
  const line = findChild(properties, 'ln', 'solidFill');
  return stops[Math.floor(stops.length / 2)] ?? readColor(line, fills.colors)?.color;
}
