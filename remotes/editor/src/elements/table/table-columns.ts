import { removeStyles } from './cell-style';
import type { TableElement } from './table-schema';
import { type EditorDocument, findElement } from '../../core/edit/editor-document';
import type { PastedGrid } from '../../core/pasted-text';
import { addTableRow, setCellText } from './table-rows';
import { changeTable, MIN_COLUMN_RATIO } from './table-edits';
import type { CellPosition } from '../../core/elements/element-kind';
import { removeReferences } from './formulas/shift-references';

export const MAX_TABLE_COLUMNS = 20;

/** Appends an empty column of average width. */
export function addTableColumn(doc: EditorDocument, id: string): EditorDocument {
  return changeTable(doc, id, (table) => {
    const { columnWeights, rows } = table;
    if (columnWeights.length >= MAX_TABLE_COLUMNS) return table;
    const width = columnWeights.reduce((sum, column) => sum + column, 0) / columnWeights.length;
    return {
      ...table,
      columnWeights: [...columnWeights, width],
      rows: rows.map((row) => [...row, '']),
    };
  });
}

/** Keeps at least one column. */
export function removeTableColumn(doc: EditorDocument, id: string, column: number): EditorDocument {
  return changeTable(doc, id, (table) => {
    if (table.columnWeights.length <= 1 || column >= table.columnWeights.length) return table;
    return {
      ...removeStyles(table, 'column', column),
      columnWeights: table.columnWeights.toSpliced(column, 1),
      rows: table.rows.map((row) =>
        row.toSpliced(column, 1).map((cell) => removeReferences(cell, 'column', column)),
      ),
    };
  });
}

/** Sets the width of a column as a ratio of the table; the other columns keep their proportions. */
export function setColumnWidth(table: TableElement, column: number, ratio: number): TableElement {
  const oldWidth = table.columnWeights[column];
  if (oldWidth === undefined || table.columnWeights.length < 2) return table;
  const rest = table.columnWeights.reduce((sum, width) => sum + width, 0) - oldWidth;
  const target = Math.min(0.9, Math.max(MIN_COLUMN_RATIO, ratio));
  return {
    ...table,
    columnWeights: table.columnWeights.with(column, (rest * target) / (1 - target)),
  };
}

/** Fills cells from one of them on, with rows and columns added as needed. */
export function fillCells(
  doc: EditorDocument,
  id: string,
  { start, grid }: { readonly start: CellPosition; readonly grid: PastedGrid },
): EditorDocument {
  const bottom = start.row + grid.length;
  const right = start.column + (grid[0]?.length ?? 0);
  const room = (size: (table: TableElement) => number, needed: number) => {
    const table = findElement(doc, id);
    return table?.type === 'table' ? Math.max(0, needed - size(table)) : 0;
  };
  let next = doc;
  for (let count = room(({ rows }) => rows.length, bottom); count > 0; count -= 1)
    next = addTableRow(next, id);
  for (let count = room(({ columnWeights }) => columnWeights.length, right); count > 0; count -= 1)
    next = addTableColumn(next, id);
  return grid.reduce(
    (filled, row, down) =>
      row.reduce(
        (cells, text, across) =>
          setCellText(cells, id, { row: start.row + down, column: start.column + across }, text),
        filled,
      ),
    next,
  );
}
