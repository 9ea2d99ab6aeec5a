import { quantile } from './quantile';

test.each([
  [[], undefined],
  [[7], 7],
  [[40, 10, 30, 20], 30],
  [[1, 2, 3, 4, 5], 4],
])('Three of four of %j do not exceed %s', (values: number[], expected) => {
  expect(quantile(values, 0.75)).toBe(expected);
});
