/** @jest-environment node */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startLoopbackServer } from '@site/testing/loopback-server';
import { createTemporaryFolder } from '@site/testing/create-temporary-folder';
import { Hono } from 'hono';
import { listenOnLoopback } from './http/listen-on-loopback';
import { readOrCreateKeys } from './keys';

test('A taken port is named in one sentence', async () => {
  const other = await startLoopbackServer(() => undefined);
  const port = Number(new URL(other.url).port);
  await expect(listenOnLoopback(new Hono(), port, 'backend')).rejects.toThrow(
    `Port ${port} is taken, so the backend cannot start. Stop the program that uses it, or choose another port.`,
  );
  await other.close();
});

test('Damaged keys are named in one sentence, and left as they are', () => {
  const dataFolder = createTemporaryFolder('isam-backend');
  const file = join(dataFolder, 'keys.json');
  writeFileSync(file, '{"publishableKey":');
  expect(() => readOrCreateKeys(dataFolder)).toThrow(
    `The keys in ${file} are damaged. Restore the file, or delete it`,
  );
  expect(readFileSync(file, 'utf8')).toBe('{"publishableKey":');
});
