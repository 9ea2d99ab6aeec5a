import { textColorOn } from '../../core/theme/theme-colors';
import type { NewElementStyle } from '../new-element-style';
import { applyThemeToTable } from './apply-theme-to-table';
import { tableColorsOf, tableStyleOf } from './table-styles';
import type { TableElement } from './table-schema';

export const newTableStyle: NewElementStyle<TableElement> = {
  avoidsOthers: true,
  withReadableColors: (table, background) => ({
    ...table,
    ...tableColorsOf(tableStyleOf(table), background),
  }),
  applyTheme: (table, theme, background) =>
    applyThemeToTable(table, theme, textColorOn(theme, background) === theme.palette.coverText),
};
