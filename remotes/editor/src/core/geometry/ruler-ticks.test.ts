/** @jest-environment node */
import fc from 'fast-check';
import { computeRulerTicks } from './ruler-ticks';

const numbers = (from: number, to: number, zoom: number) =>
  computeRulerTicks(from, to, zoom).flatMap(({ position, isNumbered }) =>
    isNumbered ? position : [],
  );

test.each([
  [0.1, [0, 500]],
  [0.5, [0, 100, 200, 300, 400, 500, 600, 700, 800, 900]],
  [1, [0, 50, 100, 150, 200]],
  [4, [0, 20, 40]],
] as const)('At a zoom of %s a ruler has round numbers', (zoom, expected) => {
  expect(numbers(0, expected.at(-1) ?? 0, zoom)).toEqual(expected);
});

test('A ruler begins before the slide where the canvas does', () => {
  expect(numbers(-120, 10, 0.5)).toEqual([-100, 0]);
});

test('Numbers never touch one another, and all marks lie on the stretch', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0.1, max: 4, noNaN: true }),
      fc.integer({ min: -5000, max: 5000 }),
      fc.integer({ min: 1, max: 2000 }),
      (zoom, from, length) => {
        const to = from + length / zoom;
        const ticks = computeRulerTicks(from, to, zoom);
        expect(ticks.every(({ position }) => position >= from && position <= to)).toBe(true);
        const [first = 0, second = Infinity] = numbers(from, to, zoom);
        expect((second - first) * zoom).toBeGreaterThanOrEqual(40);
      },
    ),
  );
});
