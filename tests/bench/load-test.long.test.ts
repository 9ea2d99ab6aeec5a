/** @jest-environment node */
import { runLoadTest } from './load-test';
import { type SpawnedBackend, spawnBackend } from '@site/testing/embedded-backend';

let backend: SpawnedBackend;
beforeAll(async () => {
  backend = await spawnBackend();
});
afterAll(() => backend.stop());

const members = 50;
const seconds = 20;

test(`${members} members at once for ${seconds} seconds: no error, no row of another, no lost write`, async () => {
  const report = await runLoadTest({ backend, members, seconds });
  console.info(JSON.stringify({ ...report.steps, machineHeldUpMs: report.eventLoopDelayMs }));
  expect(report).toMatchObject({ errors: [], foreignRows: 0, lostWrites: 0 });
});
