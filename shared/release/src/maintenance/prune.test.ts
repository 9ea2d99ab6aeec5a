/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import type { RemoteName } from '@site/contract';
import { readLiveState } from '@site/store';
import { checkStore } from './check-store';
import { findPrunableVersions, prune, RETENTION } from './prune';
import { endAt } from '../testing/crashing-store';
import type { SampleSite } from '../testing/sample-site';
import { setUpSampleSite } from '../testing/set-up-sample-site';
import { withConcurrentWriter } from '../testing/with-concurrent-writer';

const DAY_MS = 86_400_000;
const marks = Array.from({ length: RETENTION.versionsPerApp + 2 }, (_, index) => `${index + 2}`);

let site: SampleSite;
setUpSampleSite(
  (copy) => (site = copy),
  async (begun) => {
    await begun.start();
    for (const mark of marks) await begun.release('marketing', { mark });
    await begun.release('shell', { mark: '2' });
  },
);

const nowMs = () => Date.now() + (RETENTION.liveDays + 1) * DAY_MS;
const run = () => prune(site.store, { ...site.work({ isWayBack: true }), nowMs: nowMs() });
const isStored = (app: RemoteName, version: string) =>
  fs.existsSync(path.join(site.storeFolder, 'apps', app, version));
const names = (versions: { version: string }[]) => versions.map(({ version }) => version);

test('What was live lately, and the last versions to roll back to, stay', async () => {
  const live = await readLiveState(site.store);
  expect(await findPrunableVersions(site.store, live)).toEqual([]);
  expect(names(await findPrunableVersions(site.store, live, nowMs()))).toEqual([
    'ma00000001',
    'ma00000002',
    'ma00000003',
  ]);
});

test('What is removed is forgotten, the store stays whole, and what stays can be rolled back to', async () => {
  await run();
  expect(isStored('marketing', 'ma00000003')).toBe(false);
  const { decision, units } = await readLiveState(site.store);
  expect(decision).toMatchObject({ action: 'compose', reason: 'pruned: 3 versions' });
  expect(units.marketing?.earlier).toHaveLength(RETENTION.versionsPerApp - 1);
  expect(await checkStore(site.store)).toEqual([]);
  await expect(site.rollback('marketing', { to: 'ma00000003' })).rejects.toThrow(
    'cannot be rolled',
  );
  expect(await run()).toEqual([]);
  await site.rollback('marketing', { to: 'ma00000004' });
  expect(await site.readHeading('marketing')).toBe('marketing 4 in 2');
});

test('A version that was replaced lately stays, however long ago it became live', async () => {
  const versions = ['ma00000001', 'ma00000002'];
  // All decisions but the last two are old: version 13 was live until a moment ago.
  const { decision } = await readLiveState(site.store);
  const newest = decision?.generation ?? 0;
  for (let generation = 1; generation < newest - 1; generation += 1)
    backdate(generation, generation < newest - 2 ? 400 : 100);
  const live = await readLiveState(site.store);
  expect(names(await findPrunableVersions(site.store, live))).toEqual([...versions, 'ma00000003']);
  await site.rollback('marketing', { to: 'ma00000001' });
  await site.release('marketing', { mark: '99' });
  const after = names(await findPrunableVersions(site.store, await readLiveState(site.store)));
  expect(after).not.toContain('ma00000001');
});

test('With a lost history nothing that was live is removed', async () => {
  fs.rmSync(path.join(site.storeFolder, 'decisions'), { recursive: true });
  expect(await findPrunableVersions(site.store, await readLiveState(site.store))).toEqual([]);
});

test('Canaries and previews stay; what was never live stays for some days', async () => {
  site.settings.teamTools = true;
  await site.release('shell', { mark: '3' });
  await site.preview('account', { mark: '7' });
  await site.canary('editor', { mark: '7' });
  await endAt(site, { step: 1, when: 'after' }, () => site.release('editor', { mark: '8' }));
  const live = await readLiveState(site.store);
  expect(await findPrunableVersions(site.store, live)).toEqual([]);
  const removed = names(await findPrunableVersions(site.store, live, nowMs()));
  expect(removed).toContain('ed00000008');
  expect(removed).not.toContain('ac00000007');
  expect(removed).not.toContain('ed00000007');
});

test('A release of the same app at the same moment stops it, with everything in place', async () => {
  site.store = withConcurrentWriter(site.store, () => site.release('marketing', { mark: '2' }));
  await expect(run()).rejects.toThrow('Somebody else released "marketing" at the same moment');
  expect(await site.readHeading('marketing')).toBe('marketing 2 in 2');
  expect(await checkStore(site.store)).toEqual([]);
});

test('A release of another app at the same moment goes live along with it', async () => {
  site.store = withConcurrentWriter(site.store, () => site.release('account', { mark: '2' }));
  await run();
  expect(await site.readHeading('account')).toBe('account 2 in 2');
  expect(isStored('marketing', 'ma00000003')).toBe(false);
  expect(await checkStore(site.store)).toEqual([]);
});

test('A release of a version that another machine is removing, and has decided to, is refused', async () => {
  site.store = withConcurrentWriter(site.store, () => endAt(site, { step: 5, when: 'after' }, run));
  await expect(site.release('marketing', { mark: '2' })).rejects.toThrow(
    'apps/marketing/ma00000002/descriptor.json is missing',
  );
  await site.release('marketing', { mark: '2' });
  expect(await site.readHeading('marketing')).toBe('marketing 2 in 2');
  await run();
  expect(await checkStore(site.store)).toEqual([]);
});

describe.each([1, 2, 3, 4, 5])('If it is killed at change %i', (step) => {
  beforeEach(() => endAt(site, { step, when: 'before' }, run));

  test('visitors keep what they have, and the next one completes it', async () => {
    expect(await site.readHeading('marketing')).toBe('marketing 13 in 2');
    await run();
    expect(isStored('marketing', 'ma00000003')).toBe(false);
    expect(await checkStore(site.store)).toEqual([]);
  });

  test('a version that it was removing can be released', async () => {
    await site.release('marketing', { mark: '1' });
    expect(await site.readHeading('marketing')).toBe('marketing 1 in 2');
    await run();
    expect(await checkStore(site.store)).toEqual([]);
  });
});

function backdate(generation: number, days: number): void {
  const file = path.join(
    site.storeFolder,
    'decisions',
    `${String(generation).padStart(8, '0')}.json`,
  );
  const decision = JSON.parse(fs.readFileSync(file, 'utf8')) as { at: string };
  decision.at = new Date(Date.now() - days * DAY_MS).toISOString();
  fs.writeFileSync(file, JSON.stringify(decision));
}
