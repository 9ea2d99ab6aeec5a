import { type AmountContext, parseAmounts, readAmount } from '../../core/amounts/amounts';
import type { DeckLanguage } from '../../core/amounts/deck-languages';
import { formatPercent, numberSignsOf, SCALE_LABELS } from '../../core/amounts/number-signs';
import { type CellRange, listCells } from './cell-edits';
import { isFormula } from './formulas/compute-formulas';
import { withCellText } from './table-cells';
import type { TableElement } from './table-schema';

interface NumberFormat {
  /** Amount in this format, as an example. */
  readonly example: string;
  /** Text before and after the digits. */
  readonly before: string;
  readonly after: string;
  readonly divisor: number;
}

/** Formats of numbers as a language writes them. */
export function numberFormatsOf(language: DeckLanguage = 'en'): readonly NumberFormat[] {
  const { isCurrencyLast } = numberSignsOf(language);
  const million = SCALE_LABELS[language].M;
  const create = (before: string, after: string, divisor = 1): NumberFormat => {
    const example = 1_200_000 / (after.endsWith('%') ? 100_000 : 1);
    const format = { before, after, divisor };
    return { ...format, example: formatIn(format, example, { language }) };
  };
  const money = (sign: string, scale = '', divisor = 1) =>
    isCurrencyLast ? create('', `${scale}\u00a0${sign}`, divisor) : create(sign, scale, divisor);
  return [
    create('', ''),
    ...['$', '€', '£', '₹'].map((sign) => money(sign)),
    create('', million, 1e6),
    money(isCurrencyLast ? '€' : '$', million, 1e6),
    create('₹', ' crore', 1e7),
    create('', formatPercent(1, language).slice(1)),
  ];
}

/** Rewrites the amounts of a range; other texts stay, and amounts that would lose digits. */
export function formatNumbers(
  table: TableElement,
  range: CellRange,
  format: NumberFormat,
): TableElement {
  return listCells(range).reduce((changed, cell) => {
    const text = table.rows[cell.row]?.[cell.column] ?? '';
    if (isFormula(text)) return changed;
    const value = readAmount(text, table);
    const isExact = value !== undefined && hasFewDigits(value / format.divisor);
    return isExact ? withCellText(changed, cell, formatIn(format, value, table)) : changed;
  }, table);
}

function formatIn(
  { before, after, divisor }: Omit<NumberFormat, 'example'>,
  amount: number,
  { language }: AmountContext = {},
): string {
  const value = amount / divisor;
  const digits = (String(roundDigits(value)).split('.')[1] ?? '').length;
  const { decimal } = numberSignsOf(language);
  const sample = `${before}1${digits > 0 ? `${decimal}${'0'.repeat(digits)}` : ''}${after}`;
  return parseAmounts([sample], { ...(language && { language }), decimalSign: decimal }).format(
    value,
  );
}

function roundDigits(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}

/** Tolerates the rounding errors of a division. */
function hasFewDigits(value: number): boolean {
  return Math.abs(roundDigits(value) - value) < 1e-9;
}
