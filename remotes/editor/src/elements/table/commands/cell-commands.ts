import type { CellPosition } from '../../../core/elements/element-kind';
import type { EditCommand } from '../../../core/edit/edit-command';
import { DECK_LIMITS } from '../../../core/model/deck-constants';
import { addChart } from '../../chart/chart-edits';
import {
  addTableColumn,
  MAX_TABLE_COLUMNS,
  removeTableColumn,
  addTableRow,
  removeTableRows,
} from '../table-rows';
import type { TableElement } from '../table-schema';

export type CellCommand = EditCommand & {
  readonly id: string;
  readonly keys: readonly string[];
};

/** Commands for the table and for rows and columns at a cell, in the sections of a menu. */
export function listCellCommands(
  { id, rows, columnWeights }: TableElement,
  cell: CellPosition,
): readonly (readonly CellCommand[])[] {
  const columnCount = columnWeights.length;
  // A total is below the rows of a table.
  const row = Math.min(cell.row, rows.length - 1);
  const column = Math.min(cell.column, columnCount - 1);
  const canAddRow = () => rows.length < DECK_LIMITS.cells;
  const canAddColumn = () => columnCount < MAX_TABLE_COLUMNS;
  return [
    [
      define('Insert row above', (doc) => addTableRow(doc, id, row - 1), canAddRow),
      define('Insert row below', (doc) => addTableRow(doc, id, row), canAddRow),
      define('Insert column left', (doc) => addTableColumn(doc, id, column), canAddColumn),
      define('Insert column right', (doc) => addTableColumn(doc, id, column + 1), canAddColumn),
    ],
    [
      define(
        'Delete row',
        (doc) => removeTableRows(doc, id, { top: row, bottom: row }),
        () => rows.length > 2,
      ),
      define(
        'Delete column',
        (doc) => removeTableColumn(doc, id, column),
        () => columnCount > 1,
      ),
    ],
    [define('Chart of this table', (doc) => addChart({ ...doc, selection: [id] }))],
  ];
}

function define(
  label: string,
  edit: EditCommand['edit'],
  isEnabled: NonNullable<EditCommand['isEnabled']> = () => true,
): CellCommand {
  return { id: label.toLowerCase().replaceAll(' ', '-'), keys: [], label, edit, isEnabled };
}
