import type { EditorDocument } from '../../core/edit/editor-document';
import type { CellPosition } from '../element-kind';
import { withCellText, withNewRow } from './table-cells';
import { changeTable } from './table-edits';

export function setCellText(
  doc: EditorDocument,
  id: string,
  cell: CellPosition,
  text: string,
): EditorDocument {
  return changeTable(doc, id, (table) => withCellText(table, cell, text));
}

export function addTableRow(doc: EditorDocument, id: string): EditorDocument {
  return changeTable(doc, id, withNewRow);
}

/** Keeps the header and one more row. */
export function removeLastTableRow(doc: EditorDocument, id: string): EditorDocument {
  return changeTable(doc, id, (table) =>
    table.rows.length <= 2 ? table : { ...table, rows: table.rows.slice(0, -1) },
  );
}
