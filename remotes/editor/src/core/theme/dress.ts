import type { ChartElement, SlideElement, TableElement } from '../model/deck';
import { mixed } from '../model/fill';
import { contrastOf, isDark } from '../model/ink';
import type { Theme } from '../model/theme';

/** Styles a new element with the deck's theme, for a given background. */
export function dress(element: SlideElement, theme: Theme, background: string): SlideElement {
  const { palette } = theme;
  const isOnCover = inkOn(theme, background) === palette.coverInk;
  if (element.type === 'table') return dressTable(element, theme, isOnCover);
  if (element.type === 'shape') {
    const fill = element.shapeType === 'code' ? element.fill : palette.accent;
    return { ...element, fill, stroke: 'none' };
  }
  if (element.type === 'chart') return dressChart(element, theme, background);
  if (element.type === 'line') return { ...element, stroke: inkOn(theme, background) };
  if (element.type === 'image') return element;
  return {
    ...element,
    ...theme.texts,
    fontFamily: theme.textFace,
    color: inkOn(theme, background),
  };
}

export function dressTable(table: TableElement, theme: Theme, isOnCover: boolean): TableElement {
  const { palette } = theme;
  const head = isDark(palette.ground) || isOnCover ? palette.accent : palette.cover;
  return {
    ...table,
    fontFamily: theme.textFace,
    color: isOnCover ? palette.coverInk : palette.ink,
    line: palette.second,
    headFill: table.headFill === 'none' ? 'none' : head,
    headColor:
      table.headFill === 'none'
        ? palette[isOnCover ? 'coverInk' : 'ink']
        : clearest(head, [palette.coverInk, palette.cover, palette.ink]),
    band: table.band === 'none' ? 'none' : isOnCover ? palette.cover : palette.panel,
  };
}

function dressChart(chart: ChartElement, theme: Theme, background: string): ChartElement {
  return {
    ...chart,
    fontFamily: theme.textFace,
    color: inkOn(theme, background),
    line: theme.palette.second,
    colors: chartColors(theme),
  };
}

/** Six colours for pie slices; a change of theme recognizes all of them. */
export function chartColors({ palette: { accent, second, soft, ink } }: Theme): readonly string[] {
  return [accent, second, soft, mixed(accent, second), mixed(second, soft), mixed(accent, ink)];
}

/** Text colour of the theme with the best contrast on a background. */
function inkOn({ palette }: Theme, ground: string): string {
  return clearest(ground, [palette.ink, palette.coverInk]);
}

function clearest(ground: string, colors: readonly string[]): string {
  const candidates = colors.map((ink) => ({ ink, contrast: contrastOf(ink, ground) }));
  return candidates.reduce((best, next) => (next.contrast > best.contrast ? next : best)).ink;
}
