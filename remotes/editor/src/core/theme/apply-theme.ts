import type { ChartElement, SlideElement, TableElement } from '../model/deck';
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
  const isOnCover = textColorOn(theme, background) === palette.coverInk;
  if (element.type === 'table') return applyThemeToTable(element, theme, isOnCover);
  if (element.type === 'shape') {
    const fill = element.shapeType === 'code' ? element.fill : palette.accent;
    return { ...element, fill, stroke: 'none' };
  }
  if (element.type === 'chart') return applyThemeToChart(element, theme, background);
  if (element.type === 'line') return { ...element, stroke: textColorOn(theme, background) };
  if (element.type === 'image') return element;
  return {
    ...element,
    ...theme.texts,
    fontFamily: theme.textFace,
    color: textColorOn(theme, background),
  };
}

export function applyThemeToTable(
  table: TableElement,
  theme: DeckTheme,
  isOnCover: boolean,
): TableElement {
  const { palette } = theme;
  const head = isDarkFill(palette.ground) || isOnCover ? palette.accent : palette.cover;
  return {
    ...table,
    fontFamily: theme.textFace,
    color: isOnCover ? palette.coverInk : palette.ink,
    line: palette.second,
    headFill: table.headFill === 'none' ? 'none' : head,
    headColor:
      table.headFill === 'none'
        ? palette[isOnCover ? 'coverInk' : 'ink']
        : highestContrastOf(head, [palette.coverInk, palette.cover, palette.ink]),
    band: table.band === 'none' ? 'none' : isOnCover ? palette.cover : palette.panel,
  };
}

function applyThemeToChart(
  chart: ChartElement,
  theme: DeckTheme,
  background: string,
): ChartElement {
  return {
    ...chart,
    fontFamily: theme.textFace,
    color: textColorOn(theme, background),
    line: theme.palette.second,
    colors: chartColorsOf(theme),
  };
}

/** Six colours for pie slices; a change of theme recognizes all of them. */
export function chartColorsOf({
  palette: { accent, second, soft, ink },
}: DeckTheme): readonly string[] {
  return [
    accent,
    second,
    soft,
    mixColors(accent, second),
    mixColors(second, soft),
    mixColors(accent, ink),
  ];
}

/** Text colour of the theme with the best contrast on a background. */
function textColorOn({ palette }: DeckTheme, ground: string): string {
  return highestContrastOf(ground, [palette.ink, palette.coverInk]);
}

function highestContrastOf(ground: string, colors: readonly string[]): string {
  const candidates = colors.map((ink) => ({ ink, contrast: contrastRatioOf(ink, ground) }));
  return candidates.reduce((best, next) => (next.contrast > best.contrast ? next : best)).ink;
}
