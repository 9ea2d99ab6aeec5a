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

/** Far above what any machine needs for one call, and far below what one call once held everybody up for. */
const starvedMs = 5000;

test(`${members} members at once for ${seconds} seconds: no error, no row of another, no lost write, no call starved`, async () => {
  const report = await runLoad({ backend, members, seconds });
  console.info(JSON.stringify({ ...report.steps, machineHeldUpMs: report.machineHeldUpMs }));
  expect(report).toMatchObject({ errors: [], foreignRows: 0, lostWrites: 0 });
  const { save, read } = report.steps;
  // How evenly calls are served is a figure of the benchmark: npm run bench -- backend.
  expect(Math.max(save?.p99 ?? Infinity, read?.p99 ?? Infinity)).toBeLessThan(starvedMs);
}, 120_000);
