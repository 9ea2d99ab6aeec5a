/** @jest-environment node */
import { colorDistanceOf } from '../../core/model/fill';
import { FILM_THEMES } from '../../film/themes/themes';
import { applyThemeToChart } from './apply-theme-to-chart';
import { seriesColorOf } from './chart-data';
import { createChart } from './create-chart';

test.each(FILM_THEMES.map((theme) => [theme.name, theme] as const))(
  'slices beyond the colors of a chart in %s have shades that differ from all before',
  (_, theme) => {
    const chart = applyThemeToChart(createChart(), theme, theme.palette.background);
    const colors = Array.from({ length: 10 }, (__, index) => seriesColorOf(chart, index));
    const shades = colors.slice(chart.colors.length);
    const distances = shades.flatMap((shade, at) =>
      colors.slice(0, chart.colors.length + at).map((other) => colorDistanceOf(shade, other)),
    );
    expect(Math.min(...distances)).toBeGreaterThan(20);
  },
);

test('more slices than there are shades begin again', () => {
  const chart = createChart({ colors: ['#aa0000'] });
  expect(seriesColorOf(chart, 4)).toBe(seriesColorOf(chart, 0));
  expect(seriesColorOf(chart, 3)).not.toBe(seriesColorOf(chart, 2));
});
