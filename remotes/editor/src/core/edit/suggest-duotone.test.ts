/** @jest-environment node */
import { FILM_THEMES } from '../../film/themes/themes';
import { relativeLuminanceOf } from '../model/colors';
import { suggestDuotone } from './suggest-duotone';

test.each(FILM_THEMES.map((theme) => [theme.title, theme] as const))(
  'In “%s” a duotone runs from dark to light',
  (_, theme) => {
    const { dark, light } = suggestDuotone(theme);
    expect(Object.values(theme.palette)).toEqual(expect.arrayContaining([dark, light]));
    expect(relativeLuminanceOf(light) - relativeLuminanceOf(dark)).toBeGreaterThan(0.1);
  },
);

test('Without a theme it has colours, too', () => {
  const { dark, light } = suggestDuotone(null);
  expect(relativeLuminanceOf(light)).toBeGreaterThan(relativeLuminanceOf(dark));
});
