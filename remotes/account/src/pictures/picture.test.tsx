import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { palettes } from '@site/ui/palettes';
import { render } from '@testing-library/react';
import { LIGHT_COLORS, Picture } from './picture';

const COLOR = /#[0-9a-f]{6}/g;
const drawings = readdirSync(__dirname).filter((file) => file.endsWith('.svg'));

test.each(drawings)('%s has no dark ground in the light scheme', (file) => {
  const { container } = render(<Picture svg={readFileSync(path.join(__dirname, file), 'utf8')} />);
  const [dark = [], light = []] = [...container.querySelectorAll('img')].map(
    ({ src }) => decodeURIComponent(src).match(COLOR) ?? [],
  );
  expect(light).toHaveLength(dark.length);
  expect(light).not.toEqual(dark);
  const grounds = [palettes.dark.background.default, palettes.dark.background.raised];
  expect(light.filter((color) => grounds.includes(color))).toEqual([]);
});

test('Both colors of each pair are of the theme', () => {
  const colorsOf = (scheme: object) => new Set(JSON.stringify(scheme).match(COLOR));
  const [dark, light] = [colorsOf(palettes.dark), colorsOf(palettes.light)];
  const pairs = Object.entries(LIGHT_COLORS);
  expect(pairs.filter(([from, to]) => !dark.has(from) || !light.has(to))).toEqual([]);
});
