/** @jest-environment node */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { liveEntry, REMOTE_NAMES, type RemoteName } from '@site/contract';
import { isSame, partsOf, readLive } from '../store/live';
import { openStore } from '../store/open-store';
import { startBucketServer, type BucketServer } from '../store/testing/bucket-server';
import { SampleSite } from './testing/sample-site';

/** Of each team. */
const releases = process.env['LONG'] ? 50 : 2;
const before = { ...process.env };
let server: BucketServer;

beforeAll(async () => {
  server = await startBucketServer({ conditions: 'checked' });
  Object.assign(process.env, {
    SITE_STORE: 's3://releases/three-teams',
    AWS_ENDPOINT_URL_S3: server.url,
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'S3RVER',
    AWS_SECRET_ACCESS_KEY: 'S3RVER',
  });
});
afterAll(async () => {
  process.env = before;
  await server.close();
});

test(
  `Three teams release ${releases} times each at once into one bucket: nothing is lost, and visitors get what all of them decided`,
  async () => {
    const site = new SampleSite();
    site.store = await openStore(site.root);
    await site.start();

    await Promise.all(REMOTE_NAMES.map(releaseAgainAndAgain));

    const { logs, site: pointer } = await readLive(site.store);
    for (const app of REMOTE_NAMES) {
      const marks = logs[app].entries.map(({ version }) => Number(version?.slice(2)));
      expect(marks).toEqual(Array.from({ length: releases + 1 }, (_, index) => index + 1));
    }
    expect(isSame(pointer?.parts, partsOf(logs))).toBe(true);
    for (const app of REMOTE_NAMES) {
      const document = await site.store.read(`site/${app}.html`);
      const live = Number(liveEntry(logs[app])?.version?.slice(2));
      expect(document?.content.toString()).toContain(`<h1>${app} ${live} in 1</h1>`);
    }
    expect(await site.store.hasSite(pointer?.site ?? '')).toBe(true);
    site.remove();
  },
  60 * 60_000,
);

/** A pipeline on a machine of its own: another process with another data folder. */
async function releaseAgainAndAgain(app: RemoteName): Promise<void> {
  const machine = new SampleSite();
  const script = path.join(__dirname, 'testing', 'team-command.ts');
  const args = ['--import', 'tsx', script, machine.root, app, String(releases)];
  // Named, because Jest hands its tests a copy of the environment.
  const { env } = process;
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'inherit', 'inherit'] });
  const [code] = (await once(child, 'close')) as [number];
  expect(code).toBe(0);
  fs.rmSync(machine.root, { recursive: true, force: true });
}
