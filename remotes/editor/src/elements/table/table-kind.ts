import { setBoxTextStyle } from '../../core/text/marks';
import type { ElementKind } from '../element-kind';
import { findNextCell, withCellText, withNewRow } from './table-cells';
import type { TableElement } from './table-schema';

export const tableKind: ElementKind<TableElement> = {
  labels: { table: 'Table' },
  iconOf: () => 'table',
  summaryOf: ({ rows }) => `${rows.length} rows`,
  textRowsOf: ({ rows }) => rows,
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
