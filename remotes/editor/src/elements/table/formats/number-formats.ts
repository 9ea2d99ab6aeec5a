import { type AmountContext, parseAmounts, readAmount } from '../../../core/amounts/amounts';
import type { DeckLanguage } from '../../../core/amounts/deck-languages';
import { formatPercent, numberSignsOf, SCALE_LABELS } from '../../../core/amounts/number-signs';
import { type CellRange, listCells } from '../cell-edits';
import { isFormula } from '../formulas/compute-formulas';
import { withCellText } from '../table-cells';
import type { TableElement } from '../table-schema';

interface NumberFormat {
  /** Amount in this format, as an example. */
  readonly example: string;
  /** Text before and after the digits. */
  readonly before: string;
  readonly after: string;
  readonly divisor: number;
  /** Decimals of every amount, at least. */
  readonly decimals: number;
}

/** Formats of numbers as a language writes them. */
export function numberFormatsOf(language: DeckLanguage = 'en'): readonly NumberFormat[] {
  const { isCurrencyLast } = numberSignsOf(language);
  const million = SCALE_LABELS[language].M;
  const create = (before: string, after: string, divisor = 1, decimals = 0): NumberFormat => {
    const value = 1_200_000 / (after.endsWith('%') ? 100_000 : divisor);
    const format = { before, after, divisor, decimals };
    const digits = Math.max(decimals, digitsOf(value));
    return { ...format, example: formatIn(format, value, { language }, digits) };
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
 * amounts that would lose digits.
 */
export function formatNumbers(
  table: TableElement,
  range: CellRange,
  format: NumberFormat,
): TableElement {
  const amounts = listCells(range).flatMap((cell) => {
    const text = table.rows[cell.row]?.[cell.column] ?? '';
    const amount = isFormula(text) ? undefined : readAmount(text, table);
    if (amount === undefined) return [];
    const value = amount / format.divisor;
    return hasFewDigits(value) ? [{ cell, value }] : [];
  });
  const digits = Math.max(format.decimals, ...amounts.map(({ value }) => digitsOf(value)));
  const isWrittenOut = format.divisor === 1 && !format.after.endsWith('%');
  const common = isWrittenOut && digits > 0 ? Math.max(CENTS, digits) : digits;
  return amounts.reduce(
    (changed, { cell, value }) =>
      withCellText(changed, cell, formatIn(format, value, table, common)),
    table,
  );
}

function formatIn(
  { before, after }: Pick<NumberFormat, 'before' | 'after'>,
  value: number,
  { language }: AmountContext,
  digits: number,
): string {
  const { decimal } = numberSignsOf(language);
  const sample = `${before}1${digits > 0 ? `${decimal}${'0'.repeat(digits)}` : ''}${after}`;
  return parseAmounts([sample], { ...(language && { language }), decimalSign: decimal }).format(
    value,
  );
}

function digitsOf(value: number): number {
  return (String(roundDigits(value)).split('.')[1] ?? '').length;
}

function roundDigits(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}

/** Tolerates the rounding errors of a division. */
function hasFewDigits(value: number): boolean {
  return Math.abs(roundDigits(value) - value) < 1e-9;
}
