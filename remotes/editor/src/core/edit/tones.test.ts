/** @jest-environment node */
import { THEMES } from '../../film/themes/themes';
import { luminanceOf } from '../model/ink';
import { duotoneOf } from './tones';

test.each(THEMES.map((theme) => [theme.title, theme] as const))(
  'In “%s” a duotone runs from dark to light',
  (_, theme) => {
    const { dark, light } = duotoneOf(theme);
    expect(Object.values(theme.palette)).toEqual(expect.arrayContaining([dark, light]));
    expect(luminanceOf(light) - luminanceOf(dark)).toBeGreaterThan(0.1);
  },
);

test('Without a theme it has colours, too', () => {
  const { dark, light } = duotoneOf(null);
  expect(luminanceOf(light)).toBeGreaterThan(luminanceOf(dark));
});
