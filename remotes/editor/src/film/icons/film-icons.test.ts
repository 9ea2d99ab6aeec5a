/** @jest-environment node */
import { isPathText, parsePath } from '../../core/geometry/path';
import { findFilmIcons, normalizeIconPath } from './film-icons';

test('Every icon becomes an outline that a deck can keep, within its box', () => {
  const icons = findFilmIcons('');
  expect(icons.length).toBeGreaterThan(100);
  for (const { name, svgPath } of icons) {
    const path = normalizeIconPath(svgPath);
    expect([name, isPathText(path), path.length < 20_000]).toEqual([name, true, true]);
    const ends = parsePath(path).flatMap(({ points }) => points.slice(-1));
    for (const { x, y } of ends) {
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
      expect(Math.max(x, y)).toBeLessThanOrEqual(1000);
    }
  }
});

test('Names are told apart', () => {
  const names = findFilmIcons('').map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

test.each([
  ['clapper', 'Clapperboard'],
  ['PRIZE festival', 'Trophy'],
  ['horror', 'Ghost'],
])('“%s” finds “%s”', (typed, name) => {
  expect(findFilmIcons(typed).map((icon) => icon.name)).toContain(name);
});

test('Words that say nothing find nothing', () => {
  expect(findFilmIcons('qwertz')).toEqual([]);
});

test.each([
  ['M0 0H12V12Z', 'M0 0L500 0L500 500Z'],
  ['M12 0q12 0 12 12z', 'M500 0C833 0 1000 167 1000 500Z'],
  ['M0 12a12 12 0 0 1 12-12z', 'M0 500C0 224 224 0 500 0Z'],
])('%s is %s', (drawn, path) => {
  expect(normalizeIconPath(drawn)).toBe(path);
});
