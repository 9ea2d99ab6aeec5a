import type { DeckTheme } from '../../core/model/theme-schema';
import { changeFont, changeTextColor, type ThemeChange } from '../../core/theme/theme-change';
import { mixColors } from '../../core/model/fill';
import { textColorOn } from '../../core/theme/theme-colors';
import type { ChartElement } from './chart-schema';
import { isDarkFill } from '../../core/model/contrast';
import type { NewElementStyle } from '../../core/elements/element-kind';

export const newChartStyle: NewElementStyle<ChartElement> = {
  minPart: 0.6,
  withReadableColors: (chart, background) =>
    isDarkFill(background) ? { ...chart, ...ON_DARK } : chart,
  applyTheme: applyThemeToChart,
};

const ON_DARK = {
  color: '#f1f5f9',
  lineColor: '#475569',
  colors: ['#f0a63a', '#94a3b8', '#f1f5f9', '#b45309', '#64748b', '#cbd5e1'],
};

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

export function changeChartTheme(chart: ChartElement, change: ThemeChange): ChartElement {
  const { before, after, paint } = change;
  const [styleBefore, styleAfter] = [chartColorsOf(before), chartColorsOf(after)];
  return {
    ...chart,
    fontFamily: changeFont(chart.fontFamily, before, after),
    color: changeTextColor(chart.color, change),
    lineColor: paint(chart.lineColor),
    colors: chart.colors.map((color, index) =>
      color === styleBefore[index] ? (styleAfter[index] ?? color) : paint(color),
    ),
  };
}
