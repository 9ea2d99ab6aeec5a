import { DECK_LIMITS } from '../../core/model/deck-constants';
import type { CellPosition, CellStep } from '../element-kind';
import { mergeOver } from './cell-style';
import type { TableElement } from './table-schema';

export const MAX_CELL_LENGTH = 500;

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

/** Cell that a key leads to, past those that a merged cell covers; 'next' on the last cell leads to a row that doesn't exist yet; undefined for none. */
export function findNextCell(
  table: TableElement,
  from: CellPosition,
  step: CellStep,
): CellPosition | undefined {
  const next = stepToCell(table, from, step);
  return next && mergeOver(table, next.row, next.column) ? findNextCell(table, next, step) : next;
}

function stepToCell(
  { rows, columnWeights }: TableElement,
  { row, column }: CellPosition,
  step: CellStep,
): CellPosition | undefined {
  const columnCount = columnWeights.length;
  if (step === 'below') return row + 1 < rows.length ? { row: row + 1, column } : undefined;
  const cellIndex = row * columnCount + column + (step === 'next' ? 1 : -1);
  return cellIndex < 0
    ? undefined
    : { row: Math.floor(cellIndex / columnCount), column: cellIndex % columnCount };
}
