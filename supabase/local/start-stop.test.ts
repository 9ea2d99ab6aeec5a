/** @jest-environment node */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  findFreePorts,
  type SpawnedBackend,
  portArgsOf,
  spawnBackend,
  runFailingBackend,
} from '@site/testing/embedded-backend';
import { createTemporaryFolder } from '@site/testing/create-temporary-folder';
import { signUpMember, callApi, listMailsTo, signInWithPassword } from './testing/api-client';

let backend: SpawnedBackend;
beforeAll(async () => {
  backend = await spawnBackend({ dataFolder });
});
const dataFolder = createTemporaryFolder('isam-backend');
afterAll(() => backend.stop());

async function fail(args: readonly string[]) {
  const { exitCode, output } = await runFailingBackend(args);
  expect(exitCode).toBe(1);
  expect(output.trim().split('\n')).toHaveLength(1);
  return output.trim();
}

test('A folder that is in use is refused in one sentence, and its owner goes on', async () => {
  const sentence = await fail(['--data', backend.dataFolder, ...portArgsOf(await findFreePorts())]);
  expect(sentence).toMatch(
    /^The data folder .+ is in use by another backend\. Stop that one first/,
  );
  expect((await callApi(backend, 'GET', '/health')).status).toBe(200);
});

test('A data folder that is a file is named in one sentence', async () => {
  const file = join(createTemporaryFolder('isam-backend'), 'file');
  writeFileSync(file, '');
  expect(await fail(['--data', file])).toMatch(/^The data folder .+ cannot be made/);
});

test('A port that is taken is named in one sentence', async () => {
  const folder = createTemporaryFolder('isam-backend');
  const ports = { ...(await findFreePorts()), port: backend.port };
  expect(await fail(['--data', folder, ...portArgsOf(ports)])).toMatch(
    `Port ${backend.port} is taken by another program.`,
  );
});

test('A request under another host name is refused, so that no web page can read the mailbox', async () => {
  const { status } = await get(backend.mailboxPort, 'evil.example');
  expect(status).toBe(403);
  expect((await get(backend.mailboxPort, `localhost:${backend.mailboxPort}`)).status).toBe(200);
});

test('After a stop everything is there again: members, keys and mails; a damaged database is refused', async () => {
  const member = await signUpMember(backend);
  expect(await backend.stop()).toBe(0);

  const second = await spawnBackend({ dataFolder });
  expect(second.keys).toEqual(backend.keys);
  expect((await signInWithPassword(second, member.email)).status).toBe(200);
  expect(await listMailsTo(second, member.email)).toHaveLength(1);
  expect(await second.stop()).toBe(0);

  rmSync(join(dataFolder, 'pg', 'global', 'pg_control'));
  const sentence = await fail(['--data', dataFolder, ...portArgsOf(await findFreePorts())]);
  expect(sentence).toMatch(/^The database in .+ is damaged or was made by another version/);
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
