import { removeCellColors } from '../../elements/table/cell-style';
import type { ChartElement } from '../../elements/chart/chart-schema';
import type { SlideElement } from '../../elements/element-schema';
import type { TableElement } from '../../elements/table/table-schema';
import { mixColors } from '../model/fill';
import { contrastRatioOf, isDarkFill } from '../model/contrast';
import type { DeckTheme } from '../model/deck-theme';

/** Styles a new element with the deck's theme, for a given background. */
export function applyTheme(
  element: SlideElement,
  theme: DeckTheme,
  background: string,
): SlideElement {
  const { palette } = theme;
  const isOnCover = textColorOn(theme, background) === palette.coverText;
  if (element.type === 'table') return applyThemeToTable(element, theme, isOnCover);
  if (element.type === 'shape') {
    const fill = element.shapeType === 'qr-code' ? element.fill : palette.accent;
    return { ...element, fill, stroke: 'none' };
  }
  if (element.type === 'chart') return applyThemeToChart(element, theme, background);
  if (element.type === 'line') return { ...element, stroke: textColorOn(theme, background) };
  if (element.type === 'image') return element;
  return {
    ...element,
    ...theme.textTypography,
    fontFamily: theme.textFont,
    color: textColorOn(theme, background),
  };
}

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

function applyThemeToChart(
  chart: ChartElement,
  theme: DeckTheme,
  background: string,
): ChartElement {
  return {
    ...chart,
    fontFamily: theme.textFont,
    color: textColorOn(theme, background),
    lineColor: theme.palette.secondary,
    colors: chartColorsOf(theme),
  };
}

/** Six colours for pie slices; a change of theme recognizes all of them. */
export function chartColorsOf({
  palette: { accent, secondary, mutedText, text },
}: DeckTheme): readonly string[] {
  return [
    accent,
    secondary,
    mutedText,
    mixColors(accent, secondary),
    mixColors(secondary, mutedText),
    mixColors(accent, text),
  ];
}

const MIN_CONTRAST_RATIO = 4.5;

/** Text colour of the theme for one of its backgrounds; on any other a colour that stands out. */
export function textColorOn(theme: DeckTheme, ground: string): string {
  const { palette } = theme;
  if (ground === palette.background || ground === palette.surface) return palette.text;
  if (ground === palette.coverBackground) return palette.coverText;
  const best = highestContrastOf(ground, [palette.text, palette.coverText]);
  return contrastRatioOf(best, ground) < MIN_CONTRAST_RATIO
    ? highestContrastOf(ground, textColorsOf(theme))
    : best;
}

/** Colours that `textColorOn` chooses from. */
export function textColorsOf({ palette }: DeckTheme): readonly string[] {
  return [palette.text, palette.coverText, palette.background, palette.coverBackground];
}

function highestContrastOf(ground: string, colors: readonly string[]): string {
  const candidates = colors.map((ink) => ({ ink, contrast: contrastRatioOf(ink, ground) }));
  return candidates.reduce((best, next) => (next.contrast > best.contrast ? next : best)).ink;
}
