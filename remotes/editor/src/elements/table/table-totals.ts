import type { TableElement } from './table-schema';
import { sumAmounts } from '../../core/film/amounts';
import { areAmounts } from '../chart/chart-data';

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
