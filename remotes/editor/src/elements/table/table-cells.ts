import { DECK_LIMITS } from '../../core/model/deck-constants';
import type { CellPosition, CellStep } from '../../core/elements/element-kind';
import { insertStyles, coveringMergeOf, removeStyles } from './style/cell-style';
import { insertReferences, removeReferences } from './formulas/shift-references';
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

/** Adds an empty row before another one, by default after the last, aligned as the row above it. */
export function withNewRow(table: TableElement, at = table.rows.length): TableElement {
  if (table.rows.length >= DECK_LIMITS.cells) return table;
  const rows = table.rows.map((row) => row.map((cell) => insertReferences(cell, 'row', at)));
  const shifted = insertStyles(table, 'row', at);
  const alignments = (shifted.cellStyles ?? []).flatMap(({ row, column, textAlign }) =>
    row > 0 && row === at - 1 && textAlign ? [{ row: at, column, textAlign }] : [],
  );
  return {
    ...shifted,
    ...(shifted.cellStyles && { cellStyles: [...shifted.cellStyles, ...alignments] }),
    rows: rows.toSpliced(
      at,
      0,
      table.columnWeights.map(() => ''),
    ),
  };
}

/** Removes a row; the first of the others is then the header, if it was the header. One more row stays. */
export function withoutRow(table: TableElement, row: number): TableElement {
  if (table.rows.length <= 2 || row >= table.rows.length) return table;
  return {
    ...removeStyles(table, 'row', row),
    rows: table.rows
      .toSpliced(row, 1)
      .map((cells) => cells.map((cell) => removeReferences(cell, 'row', row))),
  };
}

/** Cell that a key leads to, past those that a merged cell covers; 'next' on the last cell leads to a row that doesn't exist yet; undefined for none. */
export function findNextCell(
  table: TableElement,
  from: CellPosition,
  step: CellStep,
): CellPosition | undefined {
  const next = stepToCell(table, from, step);
  return next && coveringMergeOf(table, next.row, next.column)
    ? findNextCell(table, next, step)
    : next;
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

/** Name of a cell as in spreadsheets: `A1` is the first. */
export function nameOf(row: number, column: number): string {
  return `${letterOf(column)}${row + 1}`;
}

export function letterOf(column: number): string {
  return String.fromCharCode(65 + column);
}
