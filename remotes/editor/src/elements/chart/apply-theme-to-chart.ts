import type { DeckTheme } from '../../core/model/theme-schema';
import {
  changeFont,
  changeTextColor,
  type ThemeChange,
  textColorOn,
} from '../../core/theme/theme-change';
import { mixColors, contrastRatioOf, isDarkFill } from '../../core/model/colors';
import { MIN_FILL_CONTRAST } from './chart-data';
import type { ChartElement } from './chart-schema';
import { colorDistanceOf, mostDistinctOf } from '../../core/model/oklab';
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

/** Six colours of series that are told apart, from the palette and its shades; a change of theme recognizes all of them. */
export function chartColorsOf({ palette }: DeckTheme): readonly string[] {
  const { accent, secondary, mutedText, background, surface } = palette;
  const shades = [accent, secondary, mutedText].flatMap((color) =>
    SHADE_RATIOS.flatMap((ratio) =>
      ['#ffffff', '#000000'].map((end) => mixColors(color, end, ratio)),
    ),
  );
  const isSeen = (color: string) =>
    [background, surface].every((ground) => contrastRatioOf(color, ground) >= MIN_FILL_CONTRAST);
  const colors = [accent, secondary];
  if (colors.every((color) => colorDistanceOf(color, mutedText) >= MIN_DISTANCE))
    colors.push(mutedText);
  const seenShades = shades.filter(isSeen);
  while (colors.length < 6) colors.push(mostDistinctOf(seenShades, colors));
  return colors;
}

const SHADE_RATIOS = [0.2, 0.4, 0.6, 0.8];

/** Distance in OKLab from which two areas are told apart at a glance. */
const MIN_DISTANCE = 0.1;

/** Colours of charts that were made before those of series had a distance. */
function mixedColorsOf({
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
  const stylesBefore = [chartColorsOf(before), mixedColorsOf(before)];
  const styleAfter = chartColorsOf(after);
  return {
    ...chart,
    fontFamily: changeFont(chart.fontFamily, before, after),
    color: changeTextColor(chart.color, change),
    lineColor: paint(chart.lineColor),
    colors: chart.colors.map((color, index) =>
      stylesBefore.some((style) => color === style[index])
        ? (styleAfter[index] ?? color)
        : paint(color),
    ),
  };
}
