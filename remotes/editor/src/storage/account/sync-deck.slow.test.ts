/** @jest-environment node */
import { runRandomSequence } from './testing/run-random-sequence';

test('In five hundred random sequences no word is lost, and both devices end with the same deck', async () => {
  const failures: unknown[] = [];
  for (let seed = 1; seed <= 500; seed += 1) {
    const result = await runRandomSequence(seed);
    if (result.lostWords.length > 0 || !result.isSame) failures.push({ seed, ...result });
  }
  expect(failures).toEqual([]);
});
