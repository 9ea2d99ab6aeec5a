/** @jest-environment node */
import { expectUnreachable } from './testing/expect-unreachable';
import { setUpBucket } from './testing/set-up-bucket';

const machine = setUpBucket();

// Four tries of ten seconds each; `bucket-errors.test.ts` holds what the last of them is told as.
test('A service that takes calls and never answers is said to be out of reach', async () => {
  machine.server.intercept = () => 'hang';
  await expectUnreachable(machine, { endpoint: machine.server.url, withinMs: 90_000 });
});
