import {
  changeFont,
  changeTextColor,
  type FirstTheme,
  type ThemeChange,
} from '../../core/theme/theme-change';
import { applyThemeToTable } from './apply-theme-to-table';
import type { TableElement } from './table-schema';
import { tableColorsOf, tableStyleOf } from './table-styles';

/** Recomputes header colours that were not changed by hand, for contrast on the new background. */
export function changeTableTheme(table: TableElement, change: ThemeChange): TableElement {
  const { before, after, paint, textColor } = change;
  const { headerFill, headerColor, bandFill } = table;
  const styleBefore = applyThemeToTable(table, before, table.color === before.palette.coverText);
  const styleAfter = applyThemeToTable(table, after, textColor === after.palette.coverText);
  const isUnchangedHeader =
    headerFill === styleBefore.headerFill && headerColor === styleBefore.headerColor;
  const header = isUnchangedHeader
    ? styleAfter
    : { headerFill: paint(headerFill), headerColor: paint(headerColor) };
  return {
    ...table,
    fontFamily: changeFont(table.fontFamily, before, after),
    color: changeTextColor(table.color, change),
    lineColor: paint(table.lineColor),
    headerFill: header.headerFill,
    headerColor: header.headerColor,
    bandFill: bandFill === styleBefore.bandFill ? styleAfter.bandFill : paint(bandFill),
  };
}

export function applyFirstThemeToTable(
  table: TableElement,
  { theme, background, isCover }: FirstTheme,
): TableElement {
  const colors = tableColorsOf(tableStyleOf(table), background);
  return applyThemeToTable({ ...table, ...colors }, theme, isCover);
}
