import { createTable } from './create-table';
import type { TableElement } from './table-schema';
import { sumAmounts } from '../../core/film/amounts';
import { areAmounts } from '../chart/chart-data';

/** Smallest type that is read from a seat: 18 points. */
const READABLE_SIZE_PX = 24;

/** Budget on a single page, in the five lines that investors read first, with its total. */
export function createBudgetTable(): TableElement {
  return createTable({
    alt: 'Budget top sheet',
    fontSize: READABLE_SIZE_PX,
    headerFill: '#0f172a',
    headerColor: '#f8fafc',
    hasTotalRow: true,
    columnWeights: [3, 1],
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

/** Films with the audience that this one is looking for. */
export function createComparablesTable(): TableElement {
  return createTable({
    alt: 'Comparable films',
    fontSize: READABLE_SIZE_PX,
    headerFill: '#0f172a',
    headerColor: '#f8fafc',
    columnWeights: [3, 1, 1.5, 1.5, 3],
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

/** Sample sources of funding and fees for a waterfall chart. */
export const SAMPLE_FINANCE_ROWS = [
  ['Source', 'Amount'],
  ['Equity', '600,000'],
  ['Tax credit', '250,000'],
  ['Pre-sales', '400,000'],
  ['Fees', '-120,000'],
] as const;

/** Rows with a total for each column of amounts, if the table has a total row. */
export function rowsWithTotalOf(table: TableElement): readonly (readonly string[])[] {
  if (!table.hasTotalRow || table.rows.length < 2) return table.rows;
  if (table.columnWeights.length === 1) return [...table.rows, [lastColumnTotalOf(table)]];
  const sums = table.columnWeights.map((_, column) =>
    isAmountColumn(table, column) ? sumAmounts(columnCellsOf(table, column)) : '',
  );
  return [...table.rows, sums.with(0, 'Total')];
}

function columnCellsOf({ rows }: TableElement, column: number): readonly string[] {
  return rows.slice(1).map((row) => row[column] ?? '');
}

export function lastColumnTotalOf(table: TableElement): string {
  return sumAmounts(totalCellsOf(table));
}

export function totalCellsOf(table: TableElement): readonly string[] {
  return table.hasTotalRow ? table.rows.slice(1).map((row) => row.at(-1) ?? '') : [];
}

/** In a table with a total, the last column and other numeric columns hold amounts, aligned right. */
export function isAmountColumn(table: TableElement, column: number): boolean {
  if (!table.hasTotalRow || column === 0) return false;
  return column === table.columnWeights.length - 1 || areAmounts(columnCellsOf(table, column));
}
