/** @jest-environment node */
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { SampleSite, writeFailingLog } from '@site/release/testing';
import { openStore } from '@site/store';
import { setUpBucket } from '@site/store/testing';

const bucket = setUpBucket();
const STORES = {
  'in a folder': () => Promise.resolve(new SampleSite()),
  'in a bucket': async () => {
    const site = new SampleSite();
    site.store = await openStore(site.root);
    return site;
  },
};

// Code of apps that gets out of its process could exchange a module of the command on the disk.
describe.each(['in a folder', 'in a bucket'] as const)('With a store %s', (place) => {
  let site: SampleSite;
  beforeAll(async () => {
    site = await STORES[place]();
    await site.start();
    await site.canary('marketing', { mark: '2' });
  });
  afterAll(() => site.remove());

  test.each(['compose', 'release'])(
    '%s loads nothing once a process with code of apps has started',
    async (command) => {
      const log = await writeFailingLog(site);
      // Without its composition the site is composed again.
      fs.rmSync(path.join(site.storeFolder, 'sites'), { recursive: true, force: true });
      const out = path.join(site.root, 'out');
      const args = command === 'compose' ? ['--out', out] : ['--canaries', '--health', log];
      const record = path.join(site.root, 'modules');
      fs.rmSync(record, { force: true });
      const preload = path.join(import.meta.dirname, 'record-modules.mjs');
      const main = path.join(import.meta.dirname, '../main.ts');
      const { SITE_STORE, ...variables } = process.env;
      // Kept replies would spare the process. Another machine has no copies of the bucket yet.
      const env = { ...variables, SITE_RENDERS_TO: '', SITE_DATA: site.root, RECORD: record };
      const isBucket = place === 'in a bucket';
      await promisify(execFile)(
        process.execPath,
        ['--import', 'tsx', '--import', preload, main, command, ...args],
        { env: isBucket ? { ...env, SITE_STORE, SITE_DATA: bucket.otherDataFolder } : env },
      );
      const lines = fs.readFileSync(record, 'utf8').trim().split('\n');
      expect(lines).toContain('WORKER');
      const started = lines.indexOf('WORKER');
      const before = lines.slice(0, started);
      expect(before.some((each) => each.endsWith('run-without-keys.ts'))).toBe(true);
      expect(lines.slice(started).filter((each) => each !== 'WORKER')).toEqual([]);
    },
  );
});
