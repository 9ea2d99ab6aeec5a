/** @jest-environment node */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

test('Fifty pairs of requests in one tick: a visitor never sees what the service sees', async () => {
  const program = join(__dirname, 'testing', 'read-in-one-tick.ts');
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', program]);
  expect(JSON.parse(stdout.trim().split('\n').at(-1) ?? '')).toEqual({
    pairs: 50,
    visitorRefused: 50,
    serviceAnswered: 50,
  });
}, 120_000);
