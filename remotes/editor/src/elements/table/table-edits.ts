import type { CellPosition } from '../cell-position';
import type { TableElement } from './table-schema';
import { changeElementsById, type EditorDocument } from '../../core/edit/editor-document';

export function setCellText(
  doc: EditorDocument,
  id: string,
  { row, column }: CellPosition,
  text: string,
): EditorDocument {
  return changeTable(doc, id, (table) => {
    const cells = table.rows[row];
    if (!cells || column >= cells.length) return table;
    const next = cells.with(column, text.slice(0, 500));
    return { ...table, rows: table.rows.with(row, next) };
  });
}

export function addTableRow(doc: EditorDocument, id: string): EditorDocument {
  return changeTable(doc, id, (table) => {
    const blank = Array.from({ length: table.columnWeights.length }, () => '');
    return table.rows.length >= 400 ? table : { ...table, rows: [...table.rows, blank] };
  });
}

/** Keeps the header and one more row. */
export function removeLastTableRow(doc: EditorDocument, id: string): EditorDocument {
  return changeTable(doc, id, (table) =>
    table.rows.length <= 2 ? table : { ...table, rows: table.rows.slice(0, -1) },
  );
}

/** Width of the narrowest column, as a ratio of the table. */
export const MIN_COLUMN_RATIO = 0.04;

/** Moves the border after a column by a ratio of the table's width, between its two neighbours. */
export function moveColumnBorder(table: TableElement, column: number, by: number): TableElement {
  const [left, right] = [table.columnWeights[column], table.columnWeights[column + 1]];
  if (left === undefined || right === undefined) return table;
  const totalWidth = table.columnWeights.reduce((sum, one) => sum + one, 0);
  const minWidth = Math.min(MIN_COLUMN_RATIO * totalWidth, left, right);
  const shift = Math.min(right - minWidth, Math.max(minWidth - left, by * totalWidth));
  const columnWeights = table.columnWeights
    .with(column, left + shift)
    .with(column + 1, right - shift);
  return { ...table, columnWeights };
}

export type CellStep = 'next' | 'previous' | 'below';

/** Cell that a key leads to; 'next' on the last cell leads to a row that doesn't exist yet; undefined for none. */
export function findNextCell(
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

export function changeTable(
  doc: EditorDocument,
  id: string,
  change: (table: TableElement) => TableElement,
): EditorDocument {
  return changeElementsById(doc, [id], (element) =>
    element.type === 'table' ? change(element) : element,
  );
}
