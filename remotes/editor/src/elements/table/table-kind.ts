import { textColorOn } from '../../core/theme/theme-colors';
import { setBoxTextStyle } from '../set-box-text-style';
import type { ElementKind } from '../element-kind';
import { applyThemeToTable } from './apply-theme-to-table';
import { findNextCell, withCellText, withNewRow } from './table-cells';
import type { TableElement } from './table-schema';
import { tableColorsOf, tableStyleOf } from './table-styles';

export const tableKind: ElementKind<TableElement> = {
  labels: { table: 'Table' },
  iconOf: () => 'table',
  summaryOf: ({ rows }) => `${rows.length} rows`,
  textRowsOf: ({ rows }) => rows,
  textStylesOf: (table) => [table],
  setTextStyle: setBoxTextStyle,
  editing: 'cell',
  setCellText: withCellText,
  addRow: withNewRow,
  findNextCell,
  isChartSource: true,
  withReadableColors: (table, background) => ({
    ...table,
    ...tableColorsOf(tableStyleOf(table), background),
  }),
  applyTheme: (table, theme, background) =>
    applyThemeToTable(table, theme, textColorOn(theme, background) === theme.palette.coverText),
};
