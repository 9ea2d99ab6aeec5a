import { isDarkFill } from '../../core/model/contrast';
import type { DeckTheme } from '../../core/model/deck-theme';
import { highestContrastOf } from '../../core/theme/theme-colors';
import { removeCellColors } from './cell-style';
import type { TableElement } from './table-schema';

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
