/** @jest-environment node */
import { checkSequences } from './testing/edit-sequences';

test('9,000 more random sequences leave a valid deck, and undo restores the start exactly', () => {
  expect(() => checkSequences(1000, 10_000)).not.toThrow();
});
