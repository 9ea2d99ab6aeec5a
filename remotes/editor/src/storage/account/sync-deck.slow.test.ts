/** @jest-environment node */
import { connectToMemory } from './testing/connect-account';
import { createMemoryAccount } from './testing/create-memory-account';
import { expectIntactSequences } from './testing/run-random-sequence';

test('In five hundred random sequences no word is lost, and both devices end with the same deck', async () => {
  await expectIntactSequences(500, connectToMemory(createMemoryAccount().account));
});
