import type { DeckTheme } from '../../core/model/theme-schema';
import {
  changeFont,
  changeTextColor,
  shadeToContrast,
  type ThemeChange,
  textColorOn,
} from '../../core/theme/theme-change';
import { channelsOf, mixColors, contrastRatioOf, isDarkFill } from '../../core/model/colors';
import { MIN_FILL_CONTRAST } from './chart-data';
import type { ChartElement } from './chart-schema';
import {
  colorDistanceOf,
  mostDistinctOf,
  oklabToOklch,
  oklchToHex,
  rgbToOklab,
} from '../../core/model/oklab';
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
  const color = textColorOn(theme, background);
  const isOnCover = color === theme.palette.coverText;
  return {
    ...chart,
    fontFamily: theme.textFont,
    color,
    lineColor: chartLineColorOf(theme, isOnCover),
    colors: chartColorsOf(theme, isOnCover),
  };
}

/** Six colours of series that are told apart, from the palette and its shades; a change of theme recognizes all of them. */
export function chartColorsOf(theme: DeckTheme, isOnCover = false): readonly string[] {
  const { accent, secondary } = theme.palette;
  const grounds = groundsOf(theme, isOnCover);
  const textColor = textColorOn(theme, grounds[0] ?? '');
  const minContrast = MIN_FILL_CONTRAST;
  const first = [accent, secondary].map((color) =>
    shadeToContrast(color, grounds, { textColor, minContrast }),
  );
  const shades = [...shadesOf(theme), ...[accent, secondary].flatMap(listVividShades)];
  return addSeriesColors(first, theme, { shades, grounds, minContrast });
}

/** Colour of axes and grid lines: a grey of the theme, so that no line is taken for a series. */
function chartLineColorOf(theme: DeckTheme, isOnCover: boolean): string {
  const [background = ''] = groundsOf(theme, isOnCover);
  return shadeToContrast(background, groundsOf(theme, isOnCover), {
    textColor: textColorOn(theme, background),
    minContrast: MIN_FILL_CONTRAST,
  });
}

function groundsOf({ palette }: DeckTheme, isOnCover: boolean): readonly string[] {
  return isOnCover ? [palette.coverBackground] : [palette.background, palette.surface];
}

/** Colours of charts that were made before all of them had the contrast of graphics. */
function earlierColorsOf(theme: DeckTheme): readonly string[] {
  const { accent, secondary } = theme.palette;
  return addSeriesColors([accent, secondary], theme, {
    shades: shadesOf(theme),
    grounds: groundsOf(theme, false),
    minContrast: EARLIER_MIN_CONTRAST,
  });
}

const EARLIER_MIN_CONTRAST = 2;

function shadesOf({ palette: { accent, secondary, mutedText } }: DeckTheme): readonly string[] {
  return [accent, secondary, mutedText].flatMap((color) =>
    SHADE_RATIOS.flatMap((ratio) =>
      ['#ffffff', '#000000'].map((end) => mixColors(color, end, ratio)),
    ),
  );
}

/** Shades of the hue of a colour that dark and pale themes still tell apart. */
function listVividShades(color: string): readonly string[] {
  const { h } = oklabToOklch(rgbToOklab(channelsOf(color)));
  return VIVID_LIGHTNESSES.map((l) => oklchToHex({ l, c: VIVID_CHROMA, h }));
}

const VIVID_LIGHTNESSES = [0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9];
const VIVID_CHROMA = 0.15;

function addSeriesColors(
  first: readonly string[],
  { palette: { mutedText } }: DeckTheme,
  {
    shades,
    grounds,
    minContrast,
  }: {
    readonly shades: readonly string[];
    readonly grounds: readonly string[];
    readonly minContrast: number;
  },
): readonly string[] {
  const isSeen = (color: string) =>
    grounds.every((ground) => contrastRatioOf(color, ground) >= minContrast);
  const isDistinct = first.every((color) => colorDistanceOf(color, mutedText) >= MIN_DISTANCE);
  const colors = isDistinct && isSeen(mutedText) ? [...first, mutedText] : [...first];
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
  const { before, after, paint, isOnCover } = change;
  const stylesBefore = [
    ...[isOnCover, !isOnCover].map((isCover) => chartColorsOf(before, isCover)),
    earlierColorsOf(before),
    mixedColorsOf(before),
  ];
  const styleAfter = chartColorsOf(after, isOnCover);
  const linesBefore = [
    before.palette.secondary,
    ...[false, true].map((isCover) => chartLineColorOf(before, isCover)),
  ];
  return {
    ...chart,
    fontFamily: changeFont(chart.fontFamily, before, after),
    color: changeTextColor(chart.color, change),
    lineColor: linesBefore.includes(chart.lineColor)
      ? chartLineColorOf(after, isOnCover)
      : paint(chart.lineColor),
    colors: chart.colors.map((color, index) =>
      stylesBefore.some((style) => color === style[index])
        ? (styleAfter[index] ?? color)
        : paint(color),
    ),
  };
}
