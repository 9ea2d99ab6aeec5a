/** @jest-environment node */
import { startRetentionTimer } from './retention-timer';

test('The backend deletes expired data again every hour, also after a failure', async () => {
  jest.useFakeTimers();
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let runs = 0;
  const timer = startRetentionTimer(() => {
    runs += 1;
    return runs === 1 ? Promise.reject(new Error('busy')) : Promise.resolve();
  });
  await jest.advanceTimersByTimeAsync(3 * 3_600_000);
  await timer.stop();
  await jest.advanceTimersByTimeAsync(3 * 3_600_000);
  expect([runs, log.mock.calls.length]).toEqual([4, 1]);
  jest.useRealTimers();
});
