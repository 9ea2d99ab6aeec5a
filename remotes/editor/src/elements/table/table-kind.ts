import { setBoxTextStyle } from '../../core/text/marks';
import type { ElementKind } from '../../core/elements/element-kind';
import { setLanguage } from '../amount-edits';
import { newTableStyle } from './apply-theme-to-table';
import { replaceInTable } from './replace-in-table';
import { findNextCell, withCellText, withNewRow } from './table-cells';
import type { TableElement } from './table-schema';

export const tableKind: ElementKind<TableElement> = {
  labels: { table: 'Table' },
  iconOf: () => 'table',
  summaryOf: ({ rows }) => `${rows.length} rows`,
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
