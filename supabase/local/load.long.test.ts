/** @jest-environment node */
import { runLoad } from '../bench/members-at-once';
import { type OwnBackend, spawnBackend } from '@site/testing/embedded-backend';

let backend: OwnBackend;
beforeAll(async () => {
  backend = await spawnBackend();
}, 120_000);
afterAll(() => backend.stop());

const members = 50;
const seconds = 20;

test(`${members} members at once for ${seconds} seconds: no error, no row of another, no lost write`, async () => {
  const report = await runLoad({ backend, members, seconds });
  console.info(JSON.stringify({ ...report.steps, machineHeldUpMs: report.machineHeldUpMs }));
  expect(report).toMatchObject({ errors: [], foreignRows: 0, lostWrites: 0 });
}, 120_000);
