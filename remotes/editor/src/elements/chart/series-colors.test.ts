/** @jest-environment node */
import '../kinds';
import { contrastRatioOf, mixColors } from '../../core/model/colors';
import { colorDistanceOf } from '../../core/model/oklab';
import { changeTheme } from '../../film/themes/apply-deck-theme';
import { createEditorDocument, currentSlideOf } from '../../core/edit/editor-document';
import { createDeck, createSlide } from '../../core/model/create';
import { FILM_THEMES, requireTheme } from '../../film/themes/themes';
import { applyThemeToChart, chartColorsOf } from './apply-theme-to-chart';
import { seriesColorOf } from './chart-data';
import { createChart } from './create-chart';

const THEMES = FILM_THEMES.map((theme) => [theme.name, theme] as const);

test.each(THEMES)(
  'slices beyond the colors of a chart in %s have shades that differ from all before, and are seen on slides and covers',
  (_, theme) => {
    for (const background of [theme.palette.background, theme.palette.coverBackground]) {
      const chart = applyThemeToChart(createChart(), theme, background);
      const colors = Array.from({ length: 10 }, (__, index) => seriesColorOf(chart, index));
      const shades = colors.slice(chart.colors.length);
      const distances = shades.flatMap((shade, at) =>
        colors.slice(0, chart.colors.length + at).map((other) => colorDistanceOf(shade, other)),
      );
      expect(Math.min(...distances)).toBeGreaterThan(0.065);
      const contrasts = shades.map((shade) => contrastRatioOf(shade, background));
      expect(Math.min(...contrasts)).toBeGreaterThan(3);
    }
  },
);

test.each(THEMES)('colors of a chart in %s are told apart, and seen on its slides', (_, theme) => {
  const colors = chartColorsOf(theme);
  const distances = colors.flatMap((color, at) =>
    colors.slice(at + 1).map((other) => colorDistanceOf(color, other)),
  );
  expect(distances).toHaveLength(15);
  expect(Math.min(...distances)).toBeGreaterThan(0.1);
  const { background, surface } = theme.palette;
  const contrasts = colors.flatMap((color) =>
    [background, surface].map((ground) => contrastRatioOf(color, ground)),
  );
  expect(Math.min(...contrasts)).toBeGreaterThanOrEqual(3);
});

test('a chart with the mixed colors of earlier versions gets all colors of the next theme', () => {
  const [noir, period] = [requireTheme('noir'), requireTheme('period')];
  const { accent, secondary, mutedText, text } = period.palette;
  const chart = createChart({
    colors: [
      accent,
      secondary,
      mutedText,
      mixColors(accent, secondary),
      mixColors(secondary, mutedText),
      mixColors(accent, text),
    ],
  });
  const deck = createDeck({ theme: period, slides: [createSlide({ elements: [chart] })] });
  const [changed] = currentSlideOf(changeTheme(createEditorDocument(deck), noir)).elements;
  expect(changed).toMatchObject({ colors: chartColorsOf(noir) });
});

test('a chart with the colors and lines of earlier versions gets those of the next theme', () => {
  const [arthouse, noir] = [requireTheme('arthouse'), requireTheme('noir')];
  const { accent, secondary, mutedText } = arthouse.palette;
  const chart = createChart({ colors: [accent, secondary, mutedText], lineColor: secondary });
  const deck = createDeck({ theme: arthouse, slides: [createSlide({ elements: [chart] })] });
  const [changed] = currentSlideOf(changeTheme(createEditorDocument(deck), noir)).elements;
  const { lineColor } = applyThemeToChart(chart, noir, noir.palette.background);
  expect(changed).toMatchObject({ colors: chartColorsOf(noir).slice(0, 3), lineColor });
});

test('more slices than there are shades begin again', () => {
  const chart = createChart({ colors: ['#aa0000'] });
  const colors = Array.from({ length: 40 }, (_, index) => seriesColorOf(chart, index));
  const count = new Set(colors).size;
  expect(count).toBeGreaterThan(5);
  expect(colors.slice(count)).toEqual(colors.slice(0, -count));
});
