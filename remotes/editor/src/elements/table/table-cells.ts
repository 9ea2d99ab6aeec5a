import { DECK_LIMITS } from '../../core/model/deck-limits';
import type { CellPosition } from '../cells';
import type { TableElement } from './table-schema';

const MAX_CELL_LENGTH = 500;

export function withCellText(
  table: TableElement,
  { row, column }: CellPosition,
  text: string,
): TableElement {
  const cells = table.rows[row];
  if (!cells || column >= cells.length) return table;
  return {
    ...table,
    rows: table.rows.with(row, cells.with(column, text.slice(0, MAX_CELL_LENGTH))),
  };
}

export function withNewRow(table: TableElement): TableElement {
  if (table.rows.length >= DECK_LIMITS.cells) return table;
  return { ...table, rows: [...table.rows, table.columnWeights.map(() => '')] };
}
