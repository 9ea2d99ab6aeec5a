import type { NewElementStyle } from '../../../core/elements/element-kind';
import { isDarkFill } from '../../../core/model/colors';
import type { DeckTheme } from '../../../core/model/theme-schema';
import { keepReadable, textColorOn, highestContrastOf } from '../../../core/theme/theme-change';
import type { CellStyle, TableElement } from '../table-schema';
import { cellColorsOf, removeCellColors } from './cell-style';

/** Colours of decks without a theme. */
const ON_LIGHT: TableColors = {
  color: '#0f172a',
  lineColor: '#94a3b8',
  headerFill: '#0f172a',
  headerColor: '#f8fafc',
  bandFill: '#e2e8f0',
};

const ON_DARK: TableColors = {
  color: '#f1f5f9',
  lineColor: '#475569',
  headerFill: '#f0a63a',
  headerColor: '#1a1206',
  bandFill: '#334155',
};

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

export type TableStyle = 'lines' | 'header' | 'bands';

export type TableColors = Pick<
  TableElement,
  'color' | 'lineColor' | 'headerFill' | 'headerColor' | 'bandFill'
>;

/** Colours of a look, from the theme of the deck if it has one. */
export function tableColorsOf(
  style: TableStyle,
  background: string,
  theme: DeckTheme | null = null,
): TableColors {
  const colors = theme
    ? themedColorsOf(theme, background)
    : isDarkFill(background)
      ? ON_DARK
      : ON_LIGHT;
  if (style === 'header') return { ...colors, bandFill: 'none' };
  const plainColors = { ...colors, headerFill: 'none', headerColor: colors.color };
  return style === 'lines' ? { ...plainColors, bandFill: 'none' } : plainColors;
}

/** Colours of a table with a heading and bands on one of the backgrounds of a theme. */
function themedColorsOf(theme: DeckTheme, background: string): TableColors {
  const { palette } = theme;
  const color = textColorOn(theme, background);
  const isOnCover = color === palette.coverText;
  const headerFill =
    isDarkFill(palette.background) || isOnCover ? palette.accent : palette.coverBackground;
  const inks = [palette.coverText, palette.coverBackground, palette.text];
  const bands = isOnCover ? [palette.coverBackground] : [palette.surface, palette.coverBackground];
  return {
    color,
    lineColor: palette.secondary,
    headerFill,
    headerColor: keepReadable(highestContrastOf(headerFill, inks), [headerFill], theme),
    bandFill: bands.find((band) => keepReadable(color, [band], theme) === color) ?? 'none',
  };
}

/** True if the colours are those of a look for decks without a theme. */
export function hasPlainColors({ color, lineColor }: TableElement): boolean {
  return [ON_LIGHT, ON_DARK].some(
    (plain) => plain.color === color && plain.lineColor === lineColor,
  );
}

export function tableStyleOf({ headerFill, bandFill }: TableElement): TableStyle {
  if (headerFill !== 'none') return 'header';
  return bandFill === 'none' ? 'lines' : 'bands';
}
