import { spansOf } from './linear-scale';

const series = [{ values: [3, -1] }, { values: [-2, -4] }, { values: [5] }];

test('bars beside each other start at zero', () => {
  expect(spansOf(series, 0, false)).toEqual([
    [0, 3],
    [0, -2],
    [0, 5],
  ]);
});

test('stacked amounts grow from zero to their side, and missing ones take no place', () => {
  expect(spansOf(series, 0, true)).toEqual([
    [0, 3],
    [0, -2],
    [3, 8],
  ]);
  expect(spansOf(series, 1, true)).toEqual([
    [0, -1],
    [-1, -5],
    [0, 0],
  ]);
});
