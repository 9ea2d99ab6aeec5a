import { setBoxTextStyle } from '../../core/text/marks';
import type { ElementKind } from '../../core/elements/element-kind';
import { setLanguage } from '../amount-edits';
import { newTableStyle } from './style/apply-theme-to-table';
import { findNextCell, withCellText, withNewRow, MAX_CELL_LENGTH } from './table-cells';
import type { TableElement } from './table-schema';

export const tableKind: ElementKind<TableElement> = {
  labels: { table: 'Table' },
  iconOf: () => 'table',
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
  addRow: withNewRow,
  findNextCell,
  isChartSource: true,
};

function replaceInTable(table: TableElement, pattern: RegExp, replacement: string): TableElement {
  const rows = table.rows.map((row) =>
    row.map((cell) => cell.replaceAll(pattern, () => replacement).slice(0, MAX_CELL_LENGTH)),
  );
  const isSame = rows.every((row, at) => row.every((cell, to) => cell === table.rows[at]?.[to]));
  return isSame ? table : { ...table, rows };
}
