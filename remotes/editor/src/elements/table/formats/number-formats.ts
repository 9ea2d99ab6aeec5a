import { readAmount } from '../../../core/amounts/amounts';
import type { DeckLanguage } from '../../../core/amounts/deck-languages';
import { formatPercent, numberSignsOf, SCALE_LABELS } from '../../../core/amounts/number-signs';
import type { CellPosition } from '../../../core/elements/element-kind';
import { type CellRange, listCells, patchCells } from '../cell-edits';
import { isFormula } from '../formulas/evaluate-formula';
import { cellStyleOf } from '../style/cell-style';
import { withCellText } from '../table-cells';
import type { TableElement } from '../table-schema';
import {
  type CellNumberFormat,
  countDecimals,
  isPercentFormat,
  roundDigits,
  writeNumber,
} from './write-number';

interface NumberFormat extends Omit<CellNumberFormat, 'typed'> {
  /** Amount in this format, as an example. */
  readonly example: string;
}

/** Formats of numbers as a language writes them. */
export function numberFormatsOf(language: DeckLanguage = 'en'): readonly NumberFormat[] {
  const { isCurrencyLast } = numberSignsOf(language);
  const million = SCALE_LABELS[language].M;
  const create = (before: string, after: string, divisor = 1, decimals = 0): NumberFormat => {
    const value = 1_200_000 / (after.endsWith('%') ? 100_000 : divisor);
    const format = { before, after, divisor, decimals };
    const digits = Math.max(decimals, countDecimals(value));
    return { ...format, example: writeNumber(format, value, { language }, digits) };
  };
  const money = (sign: string, scale = '', divisor = 1, decimals = 0) =>
    isCurrencyLast
      ? create('', `${scale}\u00a0${sign}`, divisor, decimals)
      : create(sign, scale, divisor, decimals);
  const usual = isCurrencyLast ? '€' : '$';
  return [
    create('', ''),
    ...['$', '€', '£', '₹'].map((sign) => money(sign)),
    money(usual, '', 1, CENTS),
    create('', million, 1e6),
    money(usual, million, 1e6),
    create('₹', ' crore', 1e7),
    create('', formatPercent(1, language).slice(1)),
  ];
}

const CENTS = 2;

/**
 * Rewrites the amounts of a range, with the same decimals in all: cents, if one of them has any. Other texts stay, and
 * amounts that would lose digits. Results of formulas are rounded.
 */
export function formatNumbers(
  table: TableElement,
  range: CellRange,
  { example: _example, ...format }: NumberFormat,
): TableElement {
  const cells = listCells(range).map((cell) => ({ cell, text: cellTextOf(table, cell) }));
  const amounts = cells.flatMap(({ cell, text }) => {
    const amount = isFormula(text) ? undefined : readAmount(text, table);
    if (amount === undefined) return [];
    const value = amount / format.divisor;
    return hasFewDigits(value) ? [{ cell, value }] : [];
  });
  const digits = Math.max(format.decimals, ...amounts.map(({ value }) => countDecimals(value)));
  const isWrittenOut = format.divisor === 1 && !isPercentFormat(format);
  const common = isWrittenOut && digits > 0 ? Math.max(CENTS, digits) : digits;
  const formulas = cells.filter(({ text }) => isFormula(text));
  const withResults = formulas.reduce(
    (changed, { cell }) => withFormat(changed, cell, format),
    table,
  );
  return amounts.reduce((changed, { cell, value }) => {
    const typed = typedTextOf(table, cell) ?? cellTextOf(table, cell);
    const written = writeNumber(format, value, table, common);
    return withFormat(withCellText(changed, cell, written), cell, { ...format, typed });
  }, withResults);
}

/** Gives results of formulas the format of their cells again, and amounts the text that was typed, unless they changed since. */
export function clearNumberFormats(table: TableElement, range: CellRange): TableElement {
  return listCells(range)
    .filter(({ row, column }) => cellStyleOf(table, row, column)?.numberFormat)
    .reduce((changed, cell) => {
      const typed = typedTextOf(table, cell);
      const cleared = withFormat(changed, cell, undefined);
      return typed === undefined ? cleared : withCellText(cleared, cell, typed);
    }, table);
}

/** Format that all amounts and formulas of a range were given; undefined for several, or none. */
export function numberFormatOf(table: TableElement, range: CellRange): NumberFormat | undefined {
  const cells = listCells(range).filter((cell) => {
    const text = cellTextOf(table, cell);
    return isFormula(text) || readAmount(text, table) !== undefined;
  });
  return numberFormatsOf(table.language).find(
    (format) =>
      cells.length > 0 &&
      cells.every((cell) => {
        const chosen = cellStyleOf(table, cell.row, cell.column)?.numberFormat;
        const isCurrent =
          isFormula(cellTextOf(table, cell)) || typedTextOf(table, cell) !== undefined;
        return isCurrent && FORMAT_KEYS.every((key) => chosen?.[key] === format[key]);
      }),
  );
}

const FORMAT_KEYS = ['before', 'after', 'divisor', 'decimals'] as const;

function withFormat(
  table: TableElement,
  { row, column }: CellPosition,
  numberFormat: CellNumberFormat | undefined,
): TableElement {
  const range = { top: row, left: column, bottom: row, right: column };
  return patchCells(table, range, { numberFormat });
}

/** Text that a cell had before its format, if it is still that amount. */
function typedTextOf(table: TableElement, cell: CellPosition): string | undefined {
  const typed = cellStyleOf(table, cell.row, cell.column)?.numberFormat?.typed;
  if (typed === undefined) return undefined;
  const [amount, current] = [typed, cellTextOf(table, cell)].map((text) => readAmount(text, table));
  return amount !== undefined && amount === current ? typed : undefined;
}

const cellTextOf = ({ rows }: TableElement, { row, column }: CellPosition) =>
  rows[row]?.[column] ?? '';

/** Tolerates the rounding errors of a division. */
function hasFewDigits(value: number): boolean {
  return Math.abs(roundDigits(value) - value) < 1e-9;
}
