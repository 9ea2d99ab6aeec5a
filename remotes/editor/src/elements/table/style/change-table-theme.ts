import {
  changeFont,
  changeTextColor,
  type FirstTheme,
  type ThemeChange,
} from '../../../core/theme/theme-change';
import {
  applyThemeToTable,
  hasPlainColors,
  tableColorsOf,
  tableStyleOf,
} from './apply-theme-to-table';
import type { CellStyle, TableElement } from '../table-schema';

/** Recomputes header colours that were not changed by hand, for contrast on the new background. */
export function changeTableTheme(table: TableElement, change: ThemeChange): TableElement {
  const { before, after, paint, textColor } = change;
  const fontFamily = changeFont(table.fontFamily, before, after);
  const isOnCover = textColor === after.palette.coverText;
  // A look of a deck without a theme has no colours of roles.
  if (hasPlainColors(table)) return { ...applyThemeToTable(table, after, isOnCover), fontFamily };
  const { headerFill, headerColor, bandFill } = table;
  const styleBefore = applyThemeToTable(table, before, table.color === before.palette.coverText);
  const styleAfter = applyThemeToTable(table, after, isOnCover);
  const isUnchangedHeader =
    headerFill === styleBefore.headerFill && headerColor === styleBefore.headerColor;
  const header = isUnchangedHeader
    ? styleAfter
    : { headerFill: paint(headerFill), headerColor: paint(headerColor) };
  return {
    ...table,
    fontFamily,
    color: changeTextColor(table.color, change),
    lineColor: paint(table.lineColor),
    headerFill: header.headerFill,
    headerColor: header.headerColor,
    bandFill: bandFill === styleBefore.bandFill ? styleAfter.bandFill : paint(bandFill),
    ...(table.cellStyles && {
      cellStyles: table.cellStyles.map((style) => paintCell(style, paint)),
    }),
  };
}

function paintCell(style: CellStyle, paint: ThemeChange['paint']): CellStyle {
  const { fill, color } = style;
  return { ...style, ...(fill && { fill: paint(fill) }), ...(color && { color: paint(color) }) };
}

export function applyFirstThemeToTable(
  table: TableElement,
  { theme, background, isCover }: FirstTheme,
): TableElement {
  const colors = tableColorsOf(tableStyleOf(table), background);
  return applyThemeToTable({ ...table, ...colors }, theme, isCover);
}
