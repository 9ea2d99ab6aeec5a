/** @jest-environment node */
import { isFill, parseFill, averageColorOf, formatFill } from './colors';

test.each([
  '#102030',
  'linear-gradient(45deg, #102030 0%, #405060 30%, #f0e0d0 100%)',
  'radial-gradient(circle at 72% 28%, #7d8791 10%, #0b0c0f 90%)',
])('%s is read and written as it was', (text) => {
  const fill = parseFill(text);
  expect(fill && formatFill(fill)).toBe(text);
});

test('Colours without a place lie evenly, as styles have it', () => {
  const fill = parseFill('linear-gradient(90deg, #000000, #111111, #222222)');
  expect(fill).toMatchObject({ stops: [{ percent: 0 }, { percent: 50 }, { percent: 100 }] });
});

test.each([
  'none',
  'linear-gradient(45deg, #102030)',
  'linear-gradient(45deg, red, blue)',
  'linear-gradient(45deg, #102030, url(https://example.com))',
  `linear-gradient(45deg, ${Array.from({ length: 7 }, () => '#102030').join(', ')})`,
])('%s is no fill', (text) => {
  expect(isFill(text)).toBe(false);
});

test('One colour stands for a gradient: the middle between its ends', () => {
  expect(averageColorOf('linear-gradient(90deg, #000000 0%, #ff0000 20%, #202020 100%)')).toBe(
    '#101010',
  );
});
