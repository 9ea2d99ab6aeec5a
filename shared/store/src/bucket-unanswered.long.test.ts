/** @jest-environment node */
import { expectUnreachable } from './testing/expect-unreachable';
import { setUpBucket } from './testing/set-up-bucket';

const machine = setUpBucket();

// Four tries of ten seconds each; `bucket-errors.test.ts` holds what the last of them is told as.
test('A service that takes calls and never answers is said to be out of reach', async () => {
  const hang = jest.fn(() => 'hang' as const);
  machine.server.intercept = hang;
  await expectUnreachable(machine, machine.server.url);
  expect(hang).toHaveBeenCalledTimes(4);
});
