/** @jest-environment node */
import { aaas } from '../pages/aaas';
import { findCrossing, RELEASE_PATHS } from './release-paths';

test('The crossing lies on both lines', () => {
  expect(findCrossing([10, 20, 30], [0, 10, 40])).toEqual({ quarter: 2.5, receipts: 25 });
});

test('The page names the quarter in which the drawn paths cross', () => {
  const { quarter } = findCrossing(RELEASE_PATHS.streamingFirst, RELEASE_PATHS.cinemaFirst);
  expect(quarter).toBe(5);
  expect(JSON.stringify(aaas)).toContain('cross in the fifth quarter');
});

test('Paths that do not cross have no crossing', () => {
  expect(() => findCrossing([2, 2], [1, 1])).toThrow('The paths do not cross.');
});
