/** @jest-environment node */
import { parseCssColor, parseCssGradient } from './css-values';

test('Colors of computed styles are read with their opacity', () => {
  expect(parseCssColor('rgb(1, 2, 3)')).toEqual({ rgb: [1, 2, 3], alpha: 1 });
  expect(parseCssColor('rgba(1, 2, 3, 0.5)')).toEqual({ rgb: [1, 2, 3], alpha: 0.5 });
  expect(parseCssColor('rgba(0, 0, 0, 0)')).toBeUndefined();
  expect(parseCssColor('none')).toBeUndefined();
});

const size = { width: 200, height: 100 };

test('A linear gradient starts and ends where CSS says', () => {
  const across = 'linear-gradient(90deg, rgb(0, 0, 0), rgb(9, 9, 9) 50%, rgb(255, 255, 255))';
  const gradient = parseCssGradient(across, size);
  expect(gradient?.from.x).toBeCloseTo(0);
  expect(gradient?.to.x).toBeCloseTo(200);
  expect(gradient?.to.y).toBeCloseTo(50);
  expect(gradient?.stops.map(({ position }) => position)).toEqual([0, 0.5, 1]);
  const up = parseCssGradient(
    'linear-gradient(to top, rgba(0, 0, 0, 0.9), rgba(0, 0, 0, 0))',
    size,
  );
  expect(up?.from.y).toBeCloseTo(100);
  expect(up?.stops.map(({ alpha }) => alpha)).toEqual([0.9, 0]);
});

test('A radial gradient reaches the furthest corner', () => {
  const text = 'radial-gradient(circle at 25% 50%, rgb(0, 0, 0) 0%, rgb(9, 9, 9) 100%)';
  expect(parseCssGradient(text, size)).toMatchObject({
    from: { x: 50, y: 50 },
    to: { x: 50 + Math.hypot(150, 50), y: 50 },
  });
  expect(parseCssGradient('none', size)).toBeUndefined();
});
