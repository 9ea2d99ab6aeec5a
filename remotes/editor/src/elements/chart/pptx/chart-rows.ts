import { hasTwoReadings } from '../../../core/amounts/amounts';
import { DECK_LIMITS } from '../../../core/model/deck-constants';
import { formatNumberByCode } from '../../../ooxml/text/format-number-by-code';
import { readChartData } from '../chart-data';
import type { ChartElement } from '../chart-schema';
import type { ChartColumn } from './chart-part';

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
