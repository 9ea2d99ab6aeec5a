/** @jest-environment node */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { temporaryFolder } from '@site/testing/temporary-folder';
import { freePort } from './testing/free-port';
import { portArgs, spawnBackend, startAndFail, type TestBackend } from './testing/spawn-backend';
import { becomeMember, call, mailsTo, signIn } from './testing/visitor';

let backend: TestBackend;
beforeAll(async () => {
  backend = await spawnBackend();
}, 120_000);
const dataFolder = temporaryFolder('isam-backend');
afterAll(() => backend.stop());

async function fail(args: readonly string[]) {
  const { exitCode, output } = await startAndFail(args);
  expect(exitCode).toBe(1);
  expect(output.trim().split('\n')).toHaveLength(1);
  return output.trim();
}

async function freePorts(): Promise<string[]> {
  return portArgs(await freePort(), await freePort());
}

test('A folder that is in use is refused in one sentence, and its owner goes on', async () => {
  const sentence = await fail(['--data', backend.dataFolder, ...(await freePorts())]);
  expect(sentence).toMatch(
    /^The data folder .+ is in use by another backend\. Stop that one first/,
  );
  expect((await call(backend, 'GET', '/health')).status).toBe(200);
}, 120_000);

test('A taken port is named in one sentence', async () => {
  const port = await freePort();
  const other = createServer().listen(port, '127.0.0.1');
  const sentence = await fail([
    '--data',
    temporaryFolder('isam-backend'),
    ...portArgs(port, await freePort()),
  ]);
  other.close();
  expect(sentence).toBe(
    `Port ${port} is taken, so the backend cannot start. Stop the program that uses it, or choose another port.`,
  );
}, 120_000);

test('Damaged keys are named in one sentence, and left as they are', async () => {
  const dataFolder = temporaryFolder('isam-backend');
  writeFileSync(join(dataFolder, 'keys.json'), '{"publishableKey":');
  expect(await fail(['--data', dataFolder])).toMatch(
    /^The keys in .+ are damaged\. Restore the file/,
  );
}, 120_000);

test('A first start that was stopped half-way is begun again', async () => {
  const halfMade = temporaryFolder('isam-backend');
  mkdirSync(join(halfMade, 'pg'), { recursive: true });
  writeFileSync(join(halfMade, 'pg', 'PG_VERSION'), '17\n');
  writeFileSync(join(halfMade, 'pg.unfinished'), '');
  const restarted = await spawnBackend({ dataFolder: halfMade });
  expect((await call(restarted, 'GET', '/health')).status).toBe(200);
  expect(await restarted.stop()).toBe(0);
}, 120_000);

test('A data folder that is a file is named in one sentence', async () => {
  const file = join(temporaryFolder('isam-backend'), 'file');
  writeFileSync(file, '');
  expect(await fail(['--data', file])).toMatch(/^The data folder .+ cannot be made/);
}, 120_000);

test('After a stop everything is there again: members, keys and mails; a damaged database is refused', async () => {
  const first = await spawnBackend({ dataFolder });
  const member = await becomeMember(first);
  expect(await first.stop()).toBe(0);

  const second = await spawnBackend({ dataFolder });
  expect(second.keys).toEqual(first.keys);
  expect((await signIn(second, member.email)).status).toBe(200);
  expect(await mailsTo(second, member.email)).toHaveLength(1);
  expect(await second.stop()).toBe(0);

  rmSync(join(dataFolder, 'pg', 'global', 'pg_control'));
  const sentence = await fail(['--data', dataFolder, ...(await freePorts())]);
  expect(sentence).toMatch(/^The database in .+ is damaged or was made by another version/);
}, 240_000);

test('A request under another host name is refused, so that no web page can read the mailbox', async () => {
  const { status } = await get(backend.mailboxPort, 'evil.example');
  expect(status).toBe(403);
  expect((await get(backend.mailboxPort, `localhost:${backend.mailboxPort}`)).status).toBe(200);
});

async function get(port: number, host: string): Promise<{ status: number | undefined }> {
  const { request } = await import('node:http');
  return new Promise((done, failed) => {
    const call = request({ port, host: '127.0.0.1', headers: { host }, path: '/' }, (response) => {
      response.resume();
      done({ status: response.statusCode });
    });
    call.once('error', failed);
    call.end();
  });
}
