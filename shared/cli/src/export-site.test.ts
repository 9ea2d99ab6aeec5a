/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { runScriptsHere, SampleSite } from '@site/release/testing';
import { readLiveState } from '@site/store';
import { exportSite } from './export-site';
import { readLiveRegistry } from './start/development-data';

let site: SampleSite;
runScriptsHere();
const before = { ...process.env };
beforeEach(() => {
  site = new SampleSite();
  process.env['SITE_DATA'] = site.root;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
});
afterEach(() => {
  process.env = { ...before };
  jest.restoreAllMocks();
  site.remove();
});

describe('An export', () => {
  test('Holds what is live, whatever the working tree holds, and releases nothing', async () => {
    await site.start();
    await site.release('marketing', { mark: '2' });
    await site.rollback('marketing');
    const live = await readLiveState(site.store);
    const out = path.join(site.root, 'public');
    await exportSite(['--out', out]);
    expect(fs.readFileSync(path.join(out, 'marketing.html'), 'utf8')).toContain('marketing 1 in 1');
    expect(await readLiveState(site.store)).toEqual(live);
  });

  test('A composition that is gone is made again from the store', async () => {
    await site.start();
    fs.rmSync(path.join(site.storeFolder, 'sites'), { recursive: true });
    const out = path.join(site.root, 'public');
    await exportSite(['--out', out]);
    expect(fs.readFileSync(path.join(out, 'editor.html'), 'utf8')).toContain('editor 1 in 1');
    expect(await site.readHeading('editor')).toBe('editor 1 in 1');
  });

  test('Before the first release a sentence says what to do', async () => {
    await expect(exportSite(['--out', path.join(site.root, 'public')])).rejects.toThrow(
      /^Nothing is live in .+ yet\. Run npm start, or npm run release -- shell\.$/,
    );
  });
});

test('Development begins with an empty registry where nothing was released yet', async () => {
  expect(await readLiveRegistry()).toEqual({ remotes: {} });
});
