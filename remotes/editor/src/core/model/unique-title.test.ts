/** @jest-environment node */
import { uniqueTitle } from './unique-title';

test('A copy can be told from its original, and from the copies before it', () => {
  expect(uniqueTitle('Reel', [])).toBe('Reel');
  expect(uniqueTitle('Reel', ['Reel'])).toBe('Reel, copy');
  expect(uniqueTitle('Reel', ['Reel', 'Reel, copy'])).toBe('Reel, copy 2');
  expect(uniqueTitle('Reel, copy', ['Reel', 'Reel, copy', 'Reel, copy 2'])).toBe('Reel, copy 3');
  expect(uniqueTitle('x'.repeat(200), ['x'.repeat(200)]).length).toBeLessThanOrEqual(200);
});
