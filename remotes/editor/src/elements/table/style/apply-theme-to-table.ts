import type { DeckTheme } from '../../../core/model/theme-schema';
import { keepReadable, textColorOn } from '../../../core/theme/theme-change';
import { cellColorsOf, removeCellColors } from './cell-style';
import type { CellStyle, TableElement } from '../table-schema';
import type { NewElementStyle } from '../../../core/elements/element-kind';
import { tableColorsOf, tableStyleOf, themedColorsOf } from './table-styles';

export const newTableStyle: NewElementStyle<TableElement> = {
  minPart: 0.6,
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
  const colors = themedColorsOf(theme, isOnCover ? palette.coverBackground : palette.background);
  return {
    ...removeCellColors(table),
    ...colors,
    fontFamily: theme.textFont,
    ...(table.headerFill === 'none' && { headerFill: 'none', headerColor: colors.color }),
    ...(table.bandFill === 'none' && { bandFill: 'none' }),
  };
}

/** Keeps every text of a table readable on what lies behind it. */
export function keepTableReadable(
  table: TableElement,
  background: string,
  theme: DeckTheme,
): TableElement {
  const { headerFill, bandFill, cellStyles } = table;
  const header = headerFill === 'none' ? background : headerFill;
  const onBand = keepReadable(table.color, [background], theme);
  const isBandReadable = bandFill === 'none' || keepReadable(onBand, [bandFill], theme) === onBand;
  const readable = {
    ...table,
    color: onBand,
    bandFill: isBandReadable ? bandFill : themedColorsOf(theme, background).bandFill,
    headerColor: keepReadable(table.headerColor, [header], theme),
  };
  if (!cellStyles) return readable;
  return {
    ...readable,
    cellStyles: cellStyles.map((style) => keepCellReadable(style, readable, { background, theme })),
  };
}

function keepCellReadable(
  style: CellStyle,
  table: TableElement,
  { background, theme }: { readonly background: string; readonly theme: DeckTheme },
): CellStyle {
  if (style.fill === undefined && style.color === undefined) return style;
  const { fill, color } = cellColorsOf(table, style);
  const readable = keepReadable(color, [fill === 'none' ? background : fill], theme);
  return readable === color ? style : { ...style, color: readable };
}
