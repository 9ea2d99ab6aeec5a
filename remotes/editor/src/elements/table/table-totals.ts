import type { TableElement } from './table-schema';
import { computeFormulas } from './formulas/compute-formulas';
import { sumAmounts } from '../../core/film/amounts';
import { areAmounts } from '../chart/chart-data';

/** Rows with a total for each column of amounts, if the table has a total row. */
export function rowsWithTotalOf(table: TableElement): readonly (readonly string[])[] {
  const rows = computeFormulas(table.rows);
  if (!table.hasTotalRow || rows.length < 2) return rows;
  if (table.columnWeights.length === 1) return [...rows, [lastColumnTotalOf(table)]];
  const sums = table.columnWeights.map((_, column) =>
    isAmountColumn(table, column) ? sumAmounts(columnCellsOf(table, column)) : '',
  );
  return [...rows, sums.with(0, 'Total')];
}

function columnCellsOf({ rows }: TableElement, column: number): readonly string[] {
  return computeFormulas(rows)
    .slice(1)
    .map((row) => row[column] ?? '');
}

export function lastColumnTotalOf(table: TableElement): string {
  return sumAmounts(totalCellsOf(table));
}

export function totalCellsOf(table: TableElement): readonly string[] {
  return table.hasTotalRow ? columnCellsOf(table, table.columnWeights.length - 1) : [];
}

/** In a table with a total, the last column and other numeric columns hold amounts, aligned right. */
export function isAmountColumn(table: TableElement, column: number): boolean {
  if (!table.hasTotalRow || column === 0) return false;
  return column === table.columnWeights.length - 1 || areAmounts(columnCellsOf(table, column));
}

/** A last row that this editor would compute from the others is a total row. */
export function restoreTotalRow(table: TableElement): TableElement {
  if (table.rows.length < 3) return table;
  const withTotal = { ...table, rows: table.rows.slice(0, -1), hasTotalRow: true };
  const [computed, written] = [rowsWithTotalOf(withTotal), table.rows].map((rows) =>
    rows.at(-1)?.join('\n'),
  );
  return computed === written ? withTotal : table;
}
