import { createTable } from '../model/create-figures';
import type { TableElement } from '../model/deck';
import { sumOf } from './amounts';
import { holdsAmounts } from './figures';

/** A one-page budget in the five lines financiers read first, with its sum. */
export function budgetTable(): TableElement {
  return createTable({
    alt: 'Budget top sheet',
    headFill: '#0f172a',
    headColor: '#f8fafc',
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
    headFill: '#0f172a',
    headColor: '#f8fafc',
    columns: [3, 1, 1.5, 1.5, 3],
    rows: [
      ['Title', 'Year', 'Budget', 'Gross', 'Why it compares'],
      ['', '', '', '', ''],
      ['', '', '', '', ''],
      ['', '', '', '', ''],
      ['', '', '', '', ''],
      ['', '', '', '', ''],
    ],
  });
}

/** Where the money comes from, and what is spent before the film is there. */
export const FINANCE = [
  ['Source', 'Amount'],
  ['Equity', '600,000'],
  ['Tax credit', '250,000'],
  ['Pre-sales', '400,000'],
  ['Fees', '-120,000'],
] as const;

/** The rows as they are shown: with the sum of each column of amounts, where the table asks for it. */
export function shownRows(table: TableElement): readonly (readonly string[])[] {
  if (!table.total || table.rows.length < 2) return table.rows;
  if (table.columns.length === 1) return [...table.rows, [totalOf(table)]];
  const sums = table.columns.map((_, column) =>
    isAmountColumn(table, column) ? sumOf(cellsOf(table, column)) : '',
  );
  return [...table.rows, sums.with(0, 'Total')];
}

function cellsOf({ rows }: TableElement, column: number): readonly string[] {
  return rows.slice(1).map((row) => row[column] ?? '');
}

/** The sum of the last column, written as its amounts are. */
export function totalOf(table: TableElement): string {
  return sumOf(amountsOf(table));
}

/** The cells that a sum is made of. */
export function amountsOf(table: TableElement): readonly string[] {
  return table.total ? table.rows.slice(1).map((row) => row.at(-1) ?? '') : [];
}

/** In a table with a sum the last column holds amounts, and so do others of numbers; they stand on the right. */
export function isAmountColumn(table: TableElement, column: number): boolean {
  if (!table.total || column === 0) return false;
  return column === table.columns.length - 1 || holdsAmounts(cellsOf(table, column));
}
