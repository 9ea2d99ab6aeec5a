/** @jest-environment node */
import { repeat } from './repeat';

test('A task is repeated every hour, also after a failure, until it is stopped', async () => {
  jest.useFakeTimers();
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let runs = 0;
  const timer = repeat(() => {
    runs += 1;
    return runs === 1 ? Promise.reject(new Error('busy')) : Promise.resolve();
  }, 3_600_000);
  timer.run();
  await jest.advanceTimersByTimeAsync(3 * 3_600_000);
  await timer.stop();
  await jest.advanceTimersByTimeAsync(3 * 3_600_000);
  expect([runs, log.mock.calls.length]).toEqual([4, 1]);
  jest.useRealTimers();
});
