import { createTable } from '../model/create';
import type { TableElement } from '../model/deck';

/** A one-page budget in the five lines financiers read first, with its sum. */
export function budgetTable(): TableElement {
  return createTable({
    alt: 'Budget top sheet',
    total: true,
    columns: [3, 1],
    rows: [
      ['Budget', 'Amount'],
      ['Above-the-line', '0'],
      ['Pre-production', '0'],
      ['Production', '0'],
      ['Post', '0'],
      ['Marketing', '0'],
    ],
  });
}

/** Films that found the audience this one is looking for. */
export function comparablesTable(): TableElement {
  return createTable({
    alt: 'Comparable films',
    columns: [3, 1, 1.5, 1.5, 3],
    rows: [
      ['Title', 'Year', 'Budget', 'Gross', 'Why it compares'],
      ['', '', '', '', ''],
      ['', '', '', '', ''],
      ['', '', '', '', ''],
    ],
  });
}

/** The rows as they are shown: with the sum of the last column, where the table asks for it. */
export function shownRows(table: TableElement): readonly (readonly string[])[] {
  if (!table.total || table.rows.length < 2) return table.rows;
  const width = table.rows[0]?.length ?? 1;
  const blank = Array.from({ length: Math.max(0, width - 2) }, () => '');
  return [...table.rows, width > 1 ? ['Total', ...blank, totalOf(table)] : [totalOf(table)]];
}

/** The sum of the last column, with the currency sign of its first amount. */
export function totalOf(table: TableElement): string {
  const cells = table.rows.slice(1).map((row) => row.at(-1) ?? '');
  const sum = cells.reduce((total, cell) => total + amountOf(cell), 0);
  const sign = /^\s*([^\d\s.,()-]{1,3})/.exec(
    cells.find((cell) => amountOf(cell) !== 0) ?? '',
  )?.[1];
  return `${sign ?? ''}${sum.toLocaleString('en-US', { maximumFractionDigits: 2 })}`;
}

/** Reads "1,250,000", "₹12 000" or "1.5" as a number; words count nothing. */
export function amountOf(cell: string): number {
  const digits = cell.replaceAll(/[^\d.-]/g, '');
  const amount = Number(digits);
  return digits === '' || !Number.isFinite(amount) ? 0 : amount;
}

/** In a table with a sum the last column holds amounts, which stand on the right. */
export function isAmountColumn(table: TableElement, column: number): boolean {
  return table.total && column > 0 && column === table.columns.length - 1;
}
