import { computeFormulas } from '../table/formulas/compute-formulas';
import {
  type AmountContext,
  type AmountDisplay,
  type NumberFormat,
  hasMixedScales,
  isInvalidAmount,
  isPercentAmount,
  parseAmounts,
} from '../../core/amounts/amounts';
import { isBlankAmount, isUnknownAmount } from '../../core/amounts/parse-amount';
import { findTotalColumns } from '../table/totals/total-columns';
import { findTotalRows } from '../table/totals/total-rows';
import type { Box } from '../../core/geometry/box';
import { contrastRatioOf, isDarkFill, mixColors } from '../../core/model/colors';
import { mostDistinctOf } from '../../core/model/oklab';
import type { ChartElement } from './chart-schema';

/** Input of every kind of chart. */
export interface ChartKindProps {
  readonly chart: ChartElement;
  /** Drawing area within the element. */
  readonly plotArea: Box;
  readonly data: ChartData;
  /** True where the axis of another program writes the labels below columns and points. */
  readonly hasOneLabelRow?: boolean | undefined;
}

export interface ChartSeries extends NumberFormat {
  readonly name: string;
  /** Values per label; empty cells count as 0. */
  readonly values: readonly number[];
  /** Labels whose cell is empty; a dash is a zero. */
  readonly blanks: ReadonlySet<number>;
  /** Areas of bubbles. */
  readonly sizes?: readonly number[];
  /** The format with the decimals that the numbers of an axis need. */
  readonly formatOf: (ticks: readonly number[]) => NumberFormat;
}

export interface ChartData {
  readonly labels: readonly string[];
  readonly series: readonly ChartSeries[];
}

type ChartContext = AmountContext &
  AmountDisplay &
  Partial<Pick<ChartElement, 'hasAllFigures' | 'kind' | 'columns' | 'isSwapped'>>;

/**
 * Reads chart data from table rows: labels from the first column, one series per column of amounts. Sums of other rows
 * and columns are left out, because they would stand beside their parts, and so are rows of percents among amounts, and
 * percents beside amounts that leave nothing of them to be seen, unless the chart has all figures of its file.
 */
export function readChartData(
  rows: readonly (readonly string[])[],
  context: ChartContext = {},
): ChartData {
  const computed = computeFormulas(rows, context);
  const table = context.hasAllFigures
    ? readAllFigures(computed)
    : readPartFigures(computed, context);
  const { body, series } = context.isSwapped ? swapTable(table) : table;
  const cells = series.flatMap((column) => column.cells);
  const common = hasMixedScales(cells) ? parseAmounts(cells, context) : undefined;
  const parsed = series.map((column) => common ?? parseAmounts(column.cells, context));
  const all = parsed.map((own, index): ChartSeries => {
    const { values, digits, withDigits, digitsOf } = own;
    const start = common ? index * body.length : 0;
    // Amounts of the same unit have the same decimals.
    const unit = withDigits(0).formatCode;
    const alike = parsed.filter((other) => other.withDigits(0).formatCode === unit);
    const mostDigits = Math.max(...alike.map((other) => other.digits));
    const isShort = digits < mostDigits && !context.scale;
    const { format, formatCode } = withMinus(isShort ? withDigits(mostDigits) : own);
    return {
      name: series[index]?.name ?? '',
      values: values.slice(start, start + body.length).map((value) => value ?? 0),
      blanks: blanksOf(series[index]?.cells ?? []),
      format,
      formatCode,
      formatOf: (ticks) => withMinus(withDigits(digitsOf(ticks))),
    };
  });
  return {
    labels: body.map(([label = '']) => label),
    series: context.kind === 'bubble' ? withSizes(all) : all,
  };
}

/** Amounts with a real minus sign, as percents and steps of a waterfall have. */
function withMinus({ format, formatCode }: NumberFormat): NumberFormat {
  const write = (value: number) => (value < 0 ? format(value).replace('-', '−') : format(value));
  return { format: write, formatCode };
}

/** Every second column has the sizes of the bubbles of the one before. */
function withSizes(series: readonly ChartSeries[]): readonly ChartSeries[] {
  return series.flatMap((own, index) => {
    const next = series[index + 1];
    const sizes = own.values.map((_, row) =>
      next && !next.blanks.has(row) ? (next.values[row] ?? 1) : 1,
    );
    return index % 2 === 0 ? [{ ...own, sizes }] : [];
  });
}

interface ChartTable {
  readonly body: readonly (readonly string[])[];
  readonly series: readonly ChartColumn[];
}

function readAllFigures([head = [], ...body]: readonly (readonly string[])[]): ChartTable {
  const series = columnsOf(head, body).filter(({ cells }) => !cells.some(isInvalidFigure));
  return { body, series };
}

/** Rows as series and columns as labels; an empty row is no series. */
function swapTable({ body: rows, series: columns }: ChartTable): ChartTable {
  const isFilled = rows.map((row) => row.some((cell) => cell.trim() !== ''));
  const body = rows.filter((_, row) => isFilled[row]);
  const series = columns.map(({ name, cells }) => ({
    name,
    cells: cells.filter((_, row) => isFilled[row]),
  }));
  return {
    body: series.map(({ name, cells }) => [name, ...cells]),
    series: body.map(([name = ''], row) => ({
      name,
      cells: series.map(({ cells }) => cells[row] ?? ''),
    })),
  };
}

function readPartFigures(
  computed: readonly (readonly string[])[],
  context: ChartContext,
): ChartTable {
  const totals = findTotalRows(computed, context);
  const [head = [], ...rest] = computed.filter((_, row) => !totals.has(row));
  const chosen = columnsOf(head, rest).filter(
    ({ name, cells }) => context.columns?.includes(name) && areAmounts(cells),
  );
  // Whoever chooses a sum or a share sees it.
  if (chosen.length > 0) return { body: rest, series: chosen };
  const body = withoutPercentRows(rest);
  const amounts = withoutHiddenShares(
    columnsOf(head, body).filter(({ cells }) => areAmounts(cells)),
    context,
  );
  const sums = findTotalColumns(amounts, context);
  return { body, series: amounts.filter((_, index) => !sums.has(index)) };
}

function columnsOf(
  head: readonly string[],
  body: readonly (readonly string[])[],
): readonly ChartColumn[] {
  return head.slice(1).map((name, index) => ({
    name,
    cells: body.map((row) => row[index + 1] ?? ''),
  }));
}

function blanksOf(cells: readonly string[]): ReadonlySet<number> {
  const isEmpty = (cell: string) => cell.trim() === '' || isUnknownAmount(cell);
  return new Set(cells.flatMap((cell, row) => (isEmpty(cell) ? [row] : [])));
}

/** Leaves out rows of percents, such as a return, that stand among amounts of money. */
function withoutPercentRows(rows: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const filledOf = ([, ...cells]: readonly string[]) =>
    cells.filter((cell) => !isBlankAmount(cell));
  const arePercents = (row: readonly string[]) =>
    filledOf(row).length > 0 && filledOf(row).every(isPercentAmount);
  const amounts = rows.filter((row) => filledOf(row).length > 0 && !arePercents(row));
  return amounts.length > 0 ? rows.filter((row) => !arePercents(row)) : rows;
}

interface ChartColumn {
  readonly name: string;
  readonly cells: readonly string[];
}

const ZERO_PATTERN = /^\s*0+(?:[.,]0+)?\s*$/;

/** Largest ratio of two bars of which the shorter can be seen. */
const MAX_RATIO = 10;

function withoutHiddenShares(
  columns: readonly ChartColumn[],
  context: AmountContext,
): readonly ChartColumn[] {
  const hasNoShare = (cell: string) =>
    isBlankAmount(cell) || isUnknownAmount(cell) || ZERO_PATTERN.test(cell);
  const areShares = ({ cells }: ChartColumn) =>
    cells.every((cell) => hasNoShare(cell) || isPercentAmount(cell)) && cells.some(isPercentAmount);
  // Written out, whatever scale the amounts share.
  const largestOf = (some: readonly ChartColumn[]) => {
    const { values } = parseAmounts([...some.flatMap(({ cells }) => cells), '1'], context);
    return Math.max(...values.map((value) => Math.abs(value ?? 0)));
  };
  const others = columns.filter((column) => !areShares(column));
  const shares = columns.filter(areShares);
  return largestOf(others) >= MAX_RATIO * largestOf(shares) ? others : columns;
}

const YEAR_PATTERN = /^(19|20)\d\d$/;

/** True for a cell that keeps its column out of a chart. */
function isInvalidFigure(cell: string): boolean {
  return isInvalidAmount(cell) && !isUnknownAmount(cell);
}

/** False for text and for years of release. Amounts that are not known are left out. */
export function areAmounts(cells: readonly string[]): boolean {
  const filledCells = cells.filter((cell) => cell.trim() !== '' && !isUnknownAmount(cell));
  if (filledCells.length === 0 || filledCells.some(isInvalidAmount)) return false;
  return !areYears(filledCells);
}

/** True for columns with amounts in most of their cells; the others are notes or mistakes, which the check names. */
export function areMostlyAmounts(cells: readonly string[]): boolean {
  const filledCells = cells.filter((cell) => !isBlankAmount(cell));
  const amounts = filledCells.filter((cell) => !isInvalidAmount(cell));
  return amounts.length * 2 > filledCells.length && !areYears(amounts);
}

/** Years of release are not added up. */
function areYears(cells: readonly string[]): boolean {
  return cells.length > 0 && cells.every((cell) => YEAR_PATTERN.test(cell.trim()));
}

/**
 * Color of a series, a slice or a kind of step. If there are too few, shades of them follow that differ from all before,
 * and from the slide: it is as dark as the chart's text is light.
 */
export function seriesColorOf({ colors, color: ink }: ChartElement, index: number): string {
  const own = colors[index];
  if (own !== undefined) return own;
  const [ground, minContrast] = isDarkFill(ink) ? ON_LIGHT : ON_DARK;
  const shades = colors
    .flatMap((color) => [
      ...SHADES.map(([end, ratio]) => mixColors(color, end, ratio)),
      mixColors(color, ink, 0.7),
    ])
    .filter((shade) => contrastRatioOf(shade, ground) >= minContrast);
  const taken = [...colors];
  const at = index % (colors.length + shades.length);
  while (taken.length <= at) taken.push(mostDistinctOf(shades, taken));
  return taken[at] ?? ink;
}

const SHADES = ['#ffffff', '#000000'].flatMap((end) =>
  [0.65, 0.45, 0.25, 0.15].map((ratio) => [end, ratio] as const),
);

/** Contrasts with white and black in which shades stand out from the palest and the least dark of slides, too. */
const ON_LIGHT = ['#ffffff', 3.6] as const;
const ON_DARK = ['#000000', 5] as const;

/** Opacities of what covers each other, so that all of it stays visible: areas that start at zero, and bubbles. */
export const [AREA_OPACITY, BUBBLE_OPACITY] = [0.35, 0.75] as const;

/** Contrast of what is needed to understand a graphic (WCAG 2.2, level AA). */
export const MIN_FILL_CONTRAST = 3;
