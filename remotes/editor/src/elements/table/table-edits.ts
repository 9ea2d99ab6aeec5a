import type { TableElement } from './table-schema';
import { changeElementsById, type EditorDocument } from '../../core/edit/editor-document';

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

export function changeTable(
  doc: EditorDocument,
  id: string,
  change: (table: TableElement) => TableElement,
): EditorDocument {
  return changeElementsById(doc, [id], (element) =>
    element.type === 'table' ? change(element) : element,
  );
}
