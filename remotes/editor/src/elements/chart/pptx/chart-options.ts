import { hasTwoReadings } from '../../../core/amounts/amounts';
import { DECK_LIMITS } from '../../../core/model/deck-constants';
import {
  childrenOf,
  descendantsOf,
  findChild,
  readAttribute,
} from '../../../ooxml/package/xml-elements';
import { formatNumberByCode } from '../../../ooxml/text/format-number-by-code';
import { readChartData } from '../chart-data';
import { LINE_KINDS, hasGridLines, hasValueAxis, labelsOf } from '../chart-geometry';
import { type ChartKind, SLICE_KINDS } from '../chart-kinds';
import type { ChartElement } from '../chart-schema';
import { createChart } from '../create-chart';
import { SHARE_SEPARATOR } from '../slice-layout';
import { type ChartColumn, type ChartPart, findValueAxis, showsPercent } from './chart-part';

type ChartOptions = Pick<
  ChartElement,
  | 'grouping'
  | 'title'
  | 'legend'
  | 'labels'
  | 'sliceLabels'
  | 'hasValueAxis'
  | 'hasGridLines'
  | 'hasPoints'
  | 'hasLines'
>;

/** Reads what a chart shows beside its data; what is usual for the kind is left out. */
export function readChartOptions(
  part: ChartPart,
  kind: ChartKind,
  columns: readonly ChartColumn[],
): ChartOptions {
  if (kind === 'waterfall') return {};
  return {
    ...readGrouping(part, kind),
    ...readTitle(part, columns),
    ...readLegend(part, kind, columns),
    ...readLabels(part, kind),
    ...readValueAxis(part, kind),
    ...readPoints(part),
    ...readLines(part),
  };
}

const valueOf = (parent: Element | undefined, ...path: [string, ...string[]]) =>
  readAttribute(findChild(parent, ...path), 'val');

function readGrouping({ plot }: ChartPart, kind: ChartKind): ChartOptions {
  const grouping = valueOf(plot, 'grouping');
  if (grouping === 'percentStacked') return { grouping: 'percent' };
  return grouping === 'stacked' && LINE_KINDS.has(kind) ? { grouping: 'stacked' } : {};
}

/** A chart of one series has its name as the title, unless that was taken away. */
function readTitle({ root }: ChartPart, columns: readonly ChartColumn[]): ChartOptions {
  const title = findChild(root, 'chart', 'title');
  const isDeleted = ['1', 'true'].includes(valueOf(root, 'chart', 'autoTitleDeleted') ?? '0');
  if (!title && isDeleted) return {};
  const paragraphs = descendantsOf(findChild(title, 'tx'), 'p').map((paragraph) =>
    descendantsOf(paragraph, 't')
      .map(({ textContent }) => textContent ?? '')
      .join(''),
  );
  const cached = descendantsOf(findChild(title, 'tx'), 'v')[0]?.textContent;
  const auto = columns.length === 1 ? columns[0]?.name : undefined;
  const text = (paragraphs.join(' ').trim() || cached) ?? auto ?? '';
  return text === '' ? {} : { title: text.slice(0, 500) };
}

/** Points of a scatter chart are joined unless the line of their series is taken away. */
function readLines({ plot }: ChartPart): ChartOptions {
  const hasLine = (series: Element) => !findChild(series, 'spPr', 'ln', 'noFill');
  const isScatter = plot.localName === 'scatterChart' && valueOf(plot, 'scatterStyle') !== 'marker';
  return isScatter && childrenOf(plot, 'ser').some(hasLine) ? { hasLines: true } : {};
}

/** Lines without any marks. */
function readPoints({ plot, others }: ChartPart): ChartOptions {
  const lines = [plot, ...others].filter(({ localName }) => localName === 'lineChart');
  const series = lines.flatMap((line) => childrenOf(line, 'ser'));
  const hasNone = series.every((each) => valueOf(each, 'marker', 'symbol') === 'none');
  return series.length > 0 && hasNone ? { hasPoints: false } : {};
}

const LEGEND_SIDES: Readonly<Record<string, NonNullable<ChartElement['legend']>>> = {
  t: 'top',
  r: 'right',
  tr: 'right',
  b: 'bottom',
  l: 'left',
};

function readLegend(
  { root }: ChartPart,
  kind: ChartKind,
  columns: readonly ChartColumn[],
): ChartOptions {
  if (SLICE_KINDS.has(kind)) return {};
  const element = findChild(root, 'chart', 'legend');
  const legend = element ? (LEGEND_SIDES[valueOf(element, 'legendPos') ?? 'r'] ?? 'right') : 'none';
  const usual = columns.length > 1 ? 'top' : 'none';
  return legend === usual ? {} : { legend };
}

function readLabels({ plot }: ChartPart, kind: ChartKind): ChartOptions {
  const holders = [plot, ...childrenOf(plot, 'ser')].flatMap((each) => childrenOf(each, 'dLbls'));
  const shows = (labels: Element) =>
    ['showVal', 'showPercent', 'showCatName'].some((part) => valueOf(labels, part) === '1');
  const hasPoints = holders.some((labels) => childrenOf(labels, 'dLbl').some(shows));
  const labels = holders.some(shows) ? 'all' : hasPoints ? 'ends' : 'none';
  const usual = labelsOf(createChart({ kind }));
  return {
    ...(labels !== usual && { labels }),
    ...(SLICE_KINDS.has(kind) && labels !== 'none' && readSliceLabels(holders)),
  };
}

/** A label with both is written as its format tells: a share is never written as an amount. */
function readSliceLabels(holders: readonly Element[]): ChartOptions {
  const codes = holders.flatMap((labels) => descendantsOf(labels, 'numFmt'));
  if (codes.some((code) => readAttribute(code, 'formatCode')?.includes(SHARE_SEPARATOR))) return {};
  const percent = holders.find(showsPercent);
  if (!percent) return { sliceLabels: 'amount' };
  const code = readAttribute(findChild(percent, 'numFmt'), 'formatCode') ?? '0%';
  const hasAmount = valueOf(percent, 'showVal') === '1';
  return hasAmount && !code.includes('%') ? {} : { sliceLabels: 'percent' };
}

function readValueAxis({ plot }: ChartPart, kind: ChartKind): ChartOptions {
  const axis = findValueAxis(plot);
  if (SLICE_KINDS.has(kind) || !axis) return {};
  const isShown = !['1', 'true'].includes(valueOf(axis, 'delete') ?? '0');
  const hasNumbers = isShown && valueOf(axis, 'tickLblPos') !== 'none';
  const hasLines = findChild(axis, 'majorGridlines') !== undefined;
  const chart = createChart({ kind });
  const options = hasNumbers === hasValueAxis(chart) ? {} : { hasValueAxis: hasNumbers };
  const usualLines = hasGridLines({ ...chart, ...options });
  return { ...options, ...(hasLines !== usualLines && { hasGridLines: hasLines }) };
}

type ChartRows = Pick<ChartElement, 'rows' | 'scale' | 'unit' | 'decimalSign' | 'hasAllFigures'>;

/**
 * Writes figures as rows in the formats of the file. Their reading is compared with the figures: decimals are added to
 * a format that rounds them visibly, sums and shares are kept, and what cannot be read as an amount is written as a
 * plain number. `isExact` is false if none of that gives the figures back.
 */
export function writeChartRows(
  columns: readonly ChartColumn[],
  chartCode: string,
): { readonly rows: ChartRows; readonly isExact: boolean } {
  const { formatCode, scale } = splitScale(chartCode);
  const codes = columns.map((column) => codeOf(column, formatCode));
  const scaled = scale && { scale };
  const formatted = { ...rowsOf(columns, codes), ...scaled };
  const { unit, codes: codesWithoutUnit } = splitUnit(codes);
  const withUnit = unit !== undefined && { ...rowsOf(columns, codesWithoutUnit), ...scaled, unit };
  const plain = rowsOf(columns, []);
  const candidates = [formatted, withUnit, plain].flatMap((rows) =>
    rows ? [rows, { ...rows, hasAllFigures: true }] : [],
  );
  const exact = candidates.find((rows) => hasFigures(rows, columns));
  return { rows: exact ?? { ...plain, hasAllFigures: true }, isExact: exact !== undefined };
}

/** A word after the amounts that is no currency. */
const UNIT = /"\s*([^"%]{1,20})"$/;

/** The unit that all formats have, and the formats without it. */
function splitUnit(codes: readonly string[]) {
  const units = new Set(codes.map((code) => UNIT.exec(code.split(';')[0] ?? '')?.[1]));
  const [unit] = units;
  return {
    unit: units.size === 1 ? unit?.trim() || undefined : undefined,
    codes: codes.map((code) => (code.split(';')[0] ?? '').replace(UNIT, '')),
  };
}

/** A series of shares among amounts has its own format, and so have amounts among shares. */
function codeOf({ formatCode, values }: ChartColumn, chartCode: string): string {
  const own = splitScale(formatCode).formatCode;
  const isOther = own !== '' && own.includes('%') !== chartCode.includes('%');
  return withNeededDecimals(isOther ? own : chartCode, values);
}

/** Part of the largest figure that rounding may take from another. */
const MAX_ERROR_RATIO = 0.001;

const MAX_DECIMALS = 12;

function withNeededDecimals(code: string, values: ChartColumn['values']): string {
  const [, before = '', decimals = ''] = DIGITS.exec(code) ?? [];
  if (before === '') return code;
  const unit = code.includes('%') ? 100 : 1;
  const figures = values.flatMap((value) => (value === undefined ? [] : [value * unit]));
  const maxError = Math.max(...figures.map(Math.abs)) * MAX_ERROR_RATIO;
  const isRounded = (count: number) =>
    figures.some((figure) => Math.abs(Number(figure.toFixed(count)) - figure) > maxError);
  let count = Math.max(0, decimals.length - 1);
  while (isRounded(count) && count < MAX_DECIMALS) count += 1;
  if (count === Math.max(0, decimals.length - 1)) return code;
  return code
    .split(';')
    .map((section) => section.replace(DIGITS, `$1.${'0'.repeat(count)}`))
    .join(';');
}

/** Start of a format, and its decimals. */
const DIGITS = /^((?:"[^"]*"|\[[^\]]*\]|[^0#"[])*[0#,\\]*[0#])(\.[0#]+)?/;

function rowsOf(columns: readonly ChartColumn[], codes: readonly string[]): ChartRows {
  const labels = columns[0]?.labels ?? [];
  const head = ['', ...columns.map(({ name }) => name)];
  const body = labels.map((label, row) => [
    label,
    ...columns.map(({ values }, index) => {
      const value = values[row];
      return value === undefined ? '' : formatNumberByCode(value, codes[index] ?? '');
    }),
  ]);
  const rows = [head, ...body]
    .slice(0, DECK_LIMITS.cells)
    .map((row) => row.map((cell) => cell.slice(0, 500)));
  // The file says what the numbers are, and the format writes them in English.
  return { rows, ...(rows.flat().some(hasTwoReadings) && { decimalSign: '.' }) };
}

/** True if the rows are read as the figures, or as them in percent. */
function hasFigures({ rows, ...context }: ChartRows, columns: readonly ChartColumn[]): boolean {
  const { labels, series } = readChartData(rows, context);
  const figures = columns.map(({ values }) => values.slice(0, rows.length - 1));
  if (series.length !== columns.length || labels.length !== figures[0]?.length) return false;
  const largest = Math.max(0, ...figures.flat().map((value) => Math.abs(value ?? 0)));
  return [1, 100].some((unit) =>
    figures.every((values, index) =>
      values.every((value = 0, row) => {
        const read = series[index]?.values[row] ?? Number.NaN;
        return Math.abs(read / unit - value) <= 2 * MAX_ERROR_RATIO * largest;
      }),
    ),
  );
}

/** Name of a scale, which is written with it only. */
const SCALE_NAME =
  /\s*(?:k|tsd|thousand|mil|m|mn|mio|mi|million|千|百万|हज़ार|मिलियन)\.?(?![\p{L}\p{M}])/iu;

/** Scale of a format whose last digits are left out, and the same format with all digits: rows have the amounts. */
function splitScale(formatCode: string): {
  readonly formatCode: string;
  readonly scale?: 'k' | 'M';
} {
  const [, before = '', commas = '', after = ''] =
    /^(.*[0#])(?:\.[0#]+)?(,{1,2})(?![0#,])([^;]*)/s.exec(formatCode) ?? [];
  if (commas === '') return { formatCode };
  const plain = before.replace(/\.[0#]+$/, '');
  return {
    formatCode: `${plain}${after.replace(SCALE_NAME, '')}`,
    scale: commas.length === 2 ? 'M' : 'k',
  };
}
