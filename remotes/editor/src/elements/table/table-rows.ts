import type { EditorDocument } from '../../core/edit/editor-document';
import type { CellPosition } from '../../core/elements/element-kind';
import type { CellRange } from './cell-edits';
import { insertReferences, removeReferences } from './formulas/shift-references';
import { insertStyles, removeStyles } from './style/cell-style';
import { withCellText, withNewRow, withoutRow } from './table-cells';
import { changeTable, MIN_COLUMN_RATIO } from './table-edits';
import type { TableElement } from './table-schema';

export function setCellText(
  doc: EditorDocument,
  id: string,
  cell: CellPosition,
  text: string,
): EditorDocument {
  return changeTable(doc, id, (table) => withCellText(table, cell, text));
}

/** Adds an empty row below the given one, by default below the last. */
export function addTableRow(doc: EditorDocument, id: string, above?: number): EditorDocument {
  return changeTable(doc, id, (table) =>
    withNewRow(table, above === undefined ? undefined : above + 1),
  );
}

/** Removes rows, both included; two are kept. */
export function removeTableRows(
  doc: EditorDocument,
  id: string,
  { top, bottom }: Pick<CellRange, 'top' | 'bottom'>,
): EditorDocument {
  return changeTable(doc, id, (table) =>
    Array.from({ length: bottom - top + 1 }).reduce<TableElement>(
      (before) => withoutRow(before, top),
      table,
    ),
  );
}

export const MAX_TABLE_COLUMNS = 20;

/** Adds an empty column of average width before another one, by default after the last. */
export function addTableColumn(doc: EditorDocument, id: string, before?: number): EditorDocument {
  return changeTable(doc, id, (table) => {
    const { columnWeights, rows } = table;
    if (columnWeights.length >= MAX_TABLE_COLUMNS) return table;
    const at = before ?? columnWeights.length;
    const width = columnWeights.reduce((sum, column) => sum + column, 0) / columnWeights.length;
    return {
      ...insertStyles(table, 'column', at),
      columnWeights: columnWeights.toSpliced(at, 0, width),
      rows: rows.map((row) =>
        row.map((cell) => insertReferences(cell, 'column', at)).toSpliced(at, 0, ''),
      ),
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
