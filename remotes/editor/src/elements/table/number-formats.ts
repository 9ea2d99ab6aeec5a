import { type AmountContext, parseAmounts, readAmount } from '../../core/amounts/amounts';
import { numberSignsOf } from '../../core/amounts/number-signs';
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

const createFormat = (before: string, after = '', divisor = 1): NumberFormat => ({
  example: formatIn({ before, after, divisor }, 1_200_000 / (after === '%' ? 100_000 : 1)),
  before,
  after,
  divisor,
});

export const NUMBER_FORMATS: readonly NumberFormat[] = [
  createFormat(''),
  createFormat('$'),
  createFormat('€'),
  createFormat('£'),
  createFormat('₹'),
  createFormat('', 'M', 1e6),
  createFormat('$', 'M', 1e6),
  createFormat('₹', ' crore', 1e7),
  createFormat('', '%'),
];

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
