/** @jest-environment node */
import { ownTitle } from './own-title';

test('A copy can be told from its original, and from the copies before it', () => {
  expect(ownTitle('Reel', [])).toBe('Reel');
  expect(ownTitle('Reel', ['Reel'])).toBe('Reel, copy');
  expect(ownTitle('Reel', ['Reel', 'Reel, copy'])).toBe('Reel, copy 2');
  expect(ownTitle('Reel, copy', ['Reel', 'Reel, copy', 'Reel, copy 2'])).toBe('Reel, copy 3');
  expect(ownTitle('x'.repeat(200), ['x'.repeat(200)]).length).toBeLessThanOrEqual(200);
});
