/** @jest-environment node */
import { findGridNeighbor } from './tile-picker';

/** Three in a row, seven in all. */
const tops = [0, 0, 0, 50, 50, 50, 100];

test.each([
  ['ArrowRight', 2, 3],
  ['ArrowLeft', 3, 2],
  ['ArrowDown', 1, 4],
  ['ArrowUp', 4, 1],
  ['Home', 4, 0],
  ['End', 1, 6],
  ['ArrowDown', 4, undefined],
  ['ArrowUp', 1, undefined],
  ['ArrowLeft', 0, undefined],
  ['a', 1, undefined],
])('%s at %s leads to %s', (key, current, place) => {
  expect(findGridNeighbor(key, { current, tops })).toBe(place);
});
