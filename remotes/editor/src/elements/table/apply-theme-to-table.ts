import { isDarkFill } from '../../core/model/contrast';
import type { DeckTheme } from '../../core/model/theme-schema';
import { highestContrastOf, textColorOn } from '../../core/theme/theme-colors';
import { removeCellColors } from './cell-style';
import type { TableElement } from './table-schema';
import type { NewElementStyle } from '../element-kind';
import { tableColorsOf, tableStyleOf } from './table-styles';

export const newTableStyle: NewElementStyle<TableElement> = {
  avoidsOthers: true,
  withReadableColors: (table, background) => ({
    ...table,
    ...tableColorsOf(tableStyleOf(table), background),
  }),
  applyTheme: (table, theme, background) =>
    applyThemeToTable(table, theme, textColorOn(theme, background) === theme.palette.coverText),
};

export function applyThemeToTable(
  table: TableElement,
  theme: DeckTheme,
  isOnCover: boolean,
): TableElement {
  const { palette } = theme;
  const head =
    isDarkFill(palette.background) || isOnCover ? palette.accent : palette.coverBackground;
  return {
    ...removeCellColors(table),
    fontFamily: theme.textFont,
    color: isOnCover ? palette.coverText : palette.text,
    lineColor: palette.secondary,
    headerFill: table.headerFill === 'none' ? 'none' : head,
    headerColor:
      table.headerFill === 'none'
        ? palette[isOnCover ? 'coverText' : 'text']
        : highestContrastOf(head, [palette.coverText, palette.coverBackground, palette.text]),
    bandFill:
      table.bandFill === 'none' ? 'none' : isOnCover ? palette.coverBackground : palette.surface,
  };
}
