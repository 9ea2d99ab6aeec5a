/** @jest-environment node */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createTemporaryFolder } from '@site/testing/create-temporary-folder';
import { sendHostileRequests } from '@site/testing/send-hostile-requests';
import { EXPECTED_STATUSES, SAMPLE_PATHS } from './testing/sample-site';

let child: ChildProcess | undefined;
afterEach(() => child?.kill());

test('20,000 hostile requests leave both servers alive, silent and as large as before', async () => {
  const script = path.join(__dirname, 'testing/serve-sample.ts');
  const root = createTemporaryFolder('server');
  const args = ['--expose-gc', '--import', 'tsx', script, root];
  const server = spawn(process.execPath, args, { env: { ...process.env, SITE_DATA: root } });
  child = server;
  let errors = '';
  server.stderr.on('data', (text) => (errors += String(text)));
  const [line] = (await once(server.stdout, 'data')) as [Buffer];
  const ports = JSON.parse(String(line)) as number[];
  const send = (count: number, seed: number) =>
    sendHostileRequests({ ports, paths: SAMPLE_PATHS, count, seed });

  await send(5000, 1); // Until then the process grows, because its code is compiled.
  const before = residentBytesOf(server.pid);
  const statuses = await send(15_000, 2);
  expect(EXPECTED_STATUSES).toEqual(expect.arrayContaining(Object.keys(statuses)));
  expect(residentBytesOf(server.pid) / before).toBeLessThan(1.2);
  for (const port of ports) {
    const response = await fetch(`http://localhost:${port}/nothing-here`);
    expect(response.status).toBe(404);
  }
  expect([server.exitCode, errors]).toEqual([null, '']);
});

function residentBytesOf(pid = 0): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)])) * 1024;
}
