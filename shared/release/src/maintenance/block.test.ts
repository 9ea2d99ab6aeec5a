/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { readLiveState } from '@site/store';
import type { SampleSite } from '../testing/sample-site';
import { setUpSampleSite } from '../testing/set-up-sample-site';
import { readReleaseOverview } from '../release-overview';
import { blockVersion } from './block';
import { prune, RETENTION } from './prune';

let site: SampleSite;
setUpSampleSite(
  (copy) => (site = copy),
  async (begun) => {
    begun.settings.teamTools = true;
    await begun.start();
    await begun.release('marketing', { mark: '2' });
    await begun.release('marketing', { mark: '3' });
  },
);

const reason = 'It shows names of members.';
const block = (mark: string) =>
  blockVersion(site.store, {
    app: 'marketing',
    version: `ma0000000${mark}`,
    reason,
    ...site.work({ isWayBack: true }),
  });
const isStored = (mark: string) =>
  fs.existsSync(path.join(site.storeFolder, `apps/marketing/ma0000000${mark}`));
const afterDays = (days: number) => Date.now() + days * 86_400_000;

test('A blocked version does not become live again by any command', async () => {
  await block('2');
  const sentence = `marketing: Version ma00000002 was blocked at `;
  await expect(site.release('marketing', { mark: '2' })).rejects.toThrow(sentence);
  await expect(site.canary('marketing', { mark: '2' })).rejects.toThrow(sentence);
  await expect(site.preview('marketing', { mark: '2' })).rejects.toThrow(reason);
  await expect(site.rollback('marketing', { to: 'ma00000002' })).rejects.toThrow(sentence);
  await site.rollback('marketing');
  expect(await site.readHeading('marketing')).toBe('marketing 1 in 1');
});

test('A preview ends when its version is blocked, and another start does not release it', async () => {
  await site.preview('marketing', { mark: '4' });
  await block('4');
  const { units } = await readLiveState(site.store);
  expect(units.marketing?.previews).toEqual([]);
  await site.start({ marketing: { mark: '4' } });
  expect(await site.readHeading('marketing')).toBe('marketing 3 in 1');
});

test('Its files stay for a day, for tabs that run it, and are removed by the next prune after that', async () => {
  await site.preview('marketing', { mark: '4' });
  for (const mark of ['2', '4']) await block(mark);
  await prune(site.store, { ...site.work({ isWayBack: true }), nowMs: afterDays(0.9) });
  expect(['2', '4'].map(isStored)).toEqual([true, true]);
  const nowMs = afterDays(RETENTION.blockedDays + 0.1);
  await prune(site.store, { ...site.work({ isWayBack: true }), nowMs });
  expect(['1', '2', '3', '4'].map(isStored)).toEqual([true, false, true, false]);
  await expect(site.release('marketing', { mark: '2' })).rejects.toThrow(reason);
});

test('The audit tells who blocked it, and why', async () => {
  await block('2');
  const { audit } = await readReleaseOverview(site.store);
  expect(audit[0]).toMatchObject({ action: 'block', app: 'marketing', to: 'ma00000002', reason });
});

test.each([
  ['3', 'run npm run rollback -- marketing first'],
  ['9', 'Version ma00000009 of "marketing" does not exist.'],
])('Version %s cannot be blocked', async (mark, sentence) => {
  await expect(block(mark)).rejects.toThrow(sentence);
});

test('A version is blocked once', async () => {
  await block('2');
  await expect(block('2')).rejects.toThrow('is blocked already');
});
