/** @jest-environment node */
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createTemporaryFolder } from '@site/testing/create-temporary-folder';
import { type SpawnedBackend, spawnBackend } from '@site/testing/embedded-backend';
import { callApi, signUpMember } from '../testing/api-client';
import { copyProjectWithChanges } from '../testing/project-copy';

const FIRST_NEWER_MIGRATION = '20261105000000_rename_synopsis_quota.sql';

test('A data folder of older migrations starts with the renamed functions and its own rows', async () => {
  const olderProject = copyProjectWithChanges([]);
  const migrations = join(olderProject.folder, 'migrations');
  for (const name of readdirSync(migrations))
    if (name >= FIRST_NEWER_MIGRATION) rmSync(join(migrations, name));
  const folder = createTemporaryFolder('isam-backend');
  // An empty folder would get the database that a first start of today's migrations makes.
  mkdirSync(join(folder, 'mail'));
  const older = await spawnBackend({ dataFolder: folder, project: olderProject.folder });
  const member = (await signUpMember(older)).id;
  const body = { member, daily_limit: 1 };
  expect(await rpc(older, 'take_synopsis_turn', body)).toMatchObject({ status: 200, body: true });
  await older.stop();
  olderProject.remove();

  const newer = await spawnBackend({ dataFolder: folder });
  expect(await rpc(newer, 'consume_synopsis_quota', body)).toMatchObject({
    status: 200,
    body: false,
  });
  expect((await rpc(newer, 'refund_synopsis_quota', { member })).status).toBe(204);
  expect(await rpc(newer, 'consume_synopsis_quota', body)).toMatchObject({
    status: 200,
    body: true,
  });
  expect((await rpc(newer, 'take_synopsis_turn', body)).status).toBe(404);
  await newer.stop();
});

function rpc({ url, keys }: SpawnedBackend, name: string, body: unknown) {
  return callApi({ url, keys }, 'POST', `/rest/v1/rpc/${name}`, { body, key: keys.secretKey });
}
