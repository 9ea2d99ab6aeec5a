import type { DeckTheme } from '../../core/model/deck-theme';
import { mixColors } from '../../core/model/fill';
import { textColorOn } from '../../core/theme/theme-colors';
import type { ChartElement } from './chart-schema';

export function applyThemeToChart(
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
