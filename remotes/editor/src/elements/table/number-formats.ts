import { parseAmounts } from '../../core/film/amounts';
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
    // The plain 1 makes the cells differ in scale, so the amount is written out.
    const value = text.trim() === '' ? undefined : parseAmounts([text, '1']).values[0];
    const isExact = value !== undefined && hasFewDigits(value / format.divisor);
    return isExact ? withCellText(changed, cell, formatIn(format, value)) : changed;
  }, table);
}

function formatIn(
  { before, after, divisor }: Omit<NumberFormat, 'example'>,
  amount: number,
): string {
  const value = amount / divisor;
  const digits = (String(roundDigits(value)).split('.')[1] ?? '').length;
  const sample = `${before}1${digits > 0 ? `.${'0'.repeat(digits)}` : ''}${after}`;
  return parseAmounts([sample]).format(value);
}

function roundDigits(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}

/** Tolerates the rounding errors of a division. */
function hasFewDigits(value: number): boolean {
  return Math.abs(roundDigits(value) - value) < 1e-9;
}
