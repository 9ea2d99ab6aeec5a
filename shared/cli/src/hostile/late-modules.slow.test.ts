/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setUpSampleSite, type SampleSite, writeFailingLog } from '@site/release/testing';

let site: SampleSite;
setUpSampleSite(
  (copy) => (site = copy),
  async (prepared) => {
    await prepared.start();
    await prepared.canary('marketing', { mark: '2' });
  },
);

// Code of apps that gets out of its process could exchange a module of the command on the disk.
test.each(['compose', 'canary'])(
  '%s loads nothing once a process with code of apps has started',
  async (command) => {
    const log = await writeFailingLog(site);
    if (command === 'compose') fs.rmSync(path.join(site.storeFolder, 'sites'), { recursive: true });
    const args = command === 'compose' ? ['--out', path.join(site.root, 'out')] : ['--health', log];
    const record = path.join(site.root, 'modules');
    const preload = path.join(import.meta.dirname, 'record-modules.mjs');
    const main = path.join(import.meta.dirname, '../main.ts');
    const { stderr, status } = spawnSync(
      process.execPath,
      ['--import', 'tsx', '--import', preload, main, command, ...args],
      {
        // Kept replies would spare the process.
        env: { ...process.env, SITE_RENDERS_TO: '', SITE_DATA: site.root, RECORD: record },
        encoding: 'utf8',
      },
    );
    expect([status, stderr]).toEqual([0, expect.any(String)]);
    const lines = fs.readFileSync(record, 'utf8').trim().split('\n');
    expect(lines).toContain('WORKER');
    const started = lines.indexOf('WORKER');
    expect(lines.slice(0, started).some((each) => each.endsWith('run-without-keys.ts'))).toBe(true);
    expect(lines.slice(started).filter((each) => each !== 'WORKER')).toEqual([]);
  },
);
