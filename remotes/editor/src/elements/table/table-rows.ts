import type { EditorDocument } from '../../core/edit/editor-document';
import type { CellPosition } from '../../core/elements/element-kind';
import type { CellRange } from './cell-edits';
import { withCellText, withNewRow, withoutRow } from './table-cells';
import { changeTable } from './table-edits';
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
