import { setBoxTextStyle } from '../../core/text/marks';
import { setLanguage } from '../amount-edits';
import { formatLikeColumn } from './formats/format-like-column';
import { newTableStyle } from './style/apply-theme-to-table';
import type { CellPosition, ElementKind } from '../../core/elements/element-kind';
import { findNextCell, withCellText, withNewRow, MAX_CELL_LENGTH } from './table-cells';
import { createTable } from './create-table';
import type { TableElement } from './table-schema';

const EMPTY_ROWS = [
  ['', '', ''],
  ['', '', ''],
  ['', '', ''],
];

export const tableKind: ElementKind<TableElement> = {
  labels: { table: 'Table' },
  iconOf: () => 'table',
  insertIcon: 'table',
  create: () => createTable({ rows: EMPTY_ROWS, columnWeights: [1, 1, 1] }),
  summaryOf: ({ rows, hasTotalRow }) => `${rows.length + Number(hasTotalRow)} rows`,
  textRowsOf: ({ rows }) => rows,
  replaceText: replaceInTable,
  newStyle: newTableStyle,
  setLanguage,
  textStylesOf: (table) => [table],
  setTextStyle: (table, style) => ({
    ...setBoxTextStyle(table, style),
    ...(style.fontSize && { fullFontSize: style.fontSize }),
  }),
  editing: 'cell',
  setCellText: withCellText,
  finishCellText: writeLikeColumn,
  addRow: withNewRow,
  findNextCell,
};

/** Writes an amount in the number format of its column. */
export function writeLikeColumn(
  table: TableElement,
  cell: CellPosition,
  before: string,
): TableElement {
  const typed = table.rows[cell.row]?.[cell.column] ?? '';
  if (typed === before) return table;
  const written = formatLikeColumn(table, cell, before);
  return written === typed ? table : withCellText(table, cell, written);
}

function replaceInTable(table: TableElement, pattern: RegExp, replacement: string): TableElement {
  const rows = table.rows.map((row) =>
    row.map((cell) => cell.replaceAll(pattern, () => replacement).slice(0, MAX_CELL_LENGTH)),
  );
  const isSame = rows.every((row, at) => row.every((cell, to) => cell === table.rows[at]?.[to]));
  return isSame ? table : { ...table, rows };
}
