import { isDarkFill } from '../../../core/model/colors';
import type { DeckTheme } from '../../../core/model/theme-schema';
import { keepReadable, highestContrastOf, textColorOn } from '../../../core/theme/theme-change';
import type { TableElement } from '../table-schema';

export type TableStyle = 'lines' | 'header' | 'bands';

export type TableColors = Pick<
  TableElement,
  'color' | 'lineColor' | 'headerFill' | 'headerColor' | 'bandFill'
>;

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
export function themedColorsOf(theme: DeckTheme, background: string): TableColors {
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
