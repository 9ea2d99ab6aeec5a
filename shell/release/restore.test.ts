/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import type { SampleSite } from './testing/sample-site';
import { setUpSampleSite } from './testing/set-up-sample-site';

/** Holds what docs/how-to/restore-the-store.md promises. */
let site: SampleSite;
const inStore = (...names: string[]) => path.join(site.storeFolder, ...names);
setUpSampleSite((copy) => (site = copy));

test.each([['sites'], ['live/site.json']])(
  '%s is lost: the next release composes what the logs say',
  async (lost) => {
    await site.release('marketing', { mark: '2' });
    fs.rmSync(inStore(lost), { recursive: true });
    await site.release('account', { mark: '2' });
    expect(await site.readHeading('marketing')).toBe('marketing 2 in 1');
    expect(await site.readHeading('account')).toBe('account 2 in 1');
    expect(await site.readHeading('editor')).toBe('editor 1 in 1');
  },
);

test('The log of a part is lost: an earlier copy of it says what is live from then on', async () => {
  const log = inStore('live', 'marketing.json');
  const copy = fs.readFileSync(log);
  await site.release('marketing', { mark: '2' });
  fs.writeFileSync(log, copy);
  await site.release('account', { mark: '2' });
  expect(await site.readHeading('marketing')).toBe('marketing 1 in 1');
});

test.each([
  ['that is live', 'ma00000002'],
  ['before it, which open tabs fall back to', 'ma00000001'],
])('The version %s is lost: nothing is released until it is back', async (_which, version) => {
  await site.release('marketing', { mark: '2' });
  const kept = inStore('apps', 'marketing', version);
  const copy = path.join(site.root, 'backup');
  fs.renameSync(kept, copy);
  await expect(site.release('account', { mark: '2' })).rejects.toThrow(
    `${version}/descriptor.json is missing`,
  );
  fs.renameSync(copy, kept);
  await site.release('account', { mark: '2' });
  expect(await site.readHeading('account')).toBe('account 2 in 1');
  expect(await site.findFaults()).toEqual([]);
});

test('An older version is lost: only the way back to it is', async () => {
  await site.release('marketing', { mark: '2' });
  await site.release('marketing', { mark: '3' });
  fs.rmSync(inStore('apps', 'marketing', 'ma00000001'), { recursive: true });
  await site.release('account', { mark: '2' });
  expect(await site.readHeading('account')).toBe('account 2 in 1');
  await expect(site.rollback('marketing', { to: 'ma00000001' })).rejects.toThrow('ma00000001');
  expect(await site.readHeading('marketing')).toBe('marketing 3 in 1');
});

test('The same sources make a lost version again', async () => {
  await site.release('marketing', { mark: '2' });
  fs.rmSync(inStore('apps', 'marketing', 'ma00000001'), { recursive: true });
  await site.release('marketing', { mark: '1' });
  expect(await site.readHeading('marketing')).toBe('marketing 1 in 1');
  await site.release('account', { mark: '2' });
  expect(await site.findFaults()).toEqual([]);
});
