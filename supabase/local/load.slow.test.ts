/** @jest-environment node */
import { runLoad } from '../bench/members-at-once';
import { spawnBackend, type TestBackend } from './testing/spawn-backend';

let backend: TestBackend;
beforeAll(async () => {
  backend = await spawnBackend();
}, 120_000);
afterAll(() => backend.stop());

test('Fifty members at once for twenty seconds: no error, no row of another, no lost write, no call starved', async () => {
  const report = await runLoad({ backend, members: 50, seconds: 20 });
  console.info(JSON.stringify({ ...report.steps, machineHeldUpMs: report.machineHeldUpMs }));
  expect(report).toMatchObject({ errors: [], foreignRows: 0, lostWrites: 0 });
  for (const [step, { p50, p99 }] of Object.entries(report.steps))
    expect({ step, p50, p99, isStarved: p99 - report.machineHeldUpMs > 5 * p50 }).toMatchObject({
      isStarved: false,
    });
}, 120_000);
