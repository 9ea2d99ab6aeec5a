/** @jest-environment node */
import { formatAge } from './format-age';

const MINUTE_MS = 60_000;

test.each([
  [-5, 'just now'],
  [0.9, 'just now'],
  [2, '2 min ago'],
  [59.9, '59 min ago'],
  [60, '1 h ago'],
  [23 * 60, '23 h ago'],
  [24 * 60, 'yesterday'],
  [49 * 60, '2 days ago'],
])('%s minutes are “%s”', (minutes, text) => {
  expect(formatAge(0, minutes * MINUTE_MS)).toBe(text);
});
