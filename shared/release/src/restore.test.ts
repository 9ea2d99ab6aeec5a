/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { readDecision, readLiveState } from '@site/store';
import { readReleaseOverview } from './release-overview';
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

test('An earlier copy of live/site.json is put in its place: nothing is decided on it', async () => {
  const copy = fs.readFileSync(inStore('live/site.json'));
  await site.release('marketing', { mark: '2' });
  fs.writeFileSync(inStore('live/site.json'), copy);
  await expect(site.release('account', { mark: '2' })).rejects.toThrow(
    'is older than the newest decision in decisions/. Remove that object',
  );
  fs.rmSync(inStore('live/site.json'));
  await site.release('account', { mark: '2' });
  expect(await site.readHeading('marketing')).toBe('marketing 2 in 1');
  expect(await site.findFaults()).toEqual([]);
});

test('live/site.json is damaged: every command says how it comes back', async () => {
  await site.release('marketing', { mark: '2' });
  fs.truncateSync(inStore('live/site.json'), 100);
  await expect(site.rollback('marketing')).rejects.toThrow(
    /live\/site\.json is damaged: .+\. Remove that object: the newest decision takes its place/,
  );
  fs.rmSync(inStore('live/site.json'));
  await site.rollback('marketing');
  expect(await site.readHeading('marketing')).toBe('marketing 1 in 1');
});

test('The version that is live is lost: others are not released until it is back', async () => {
  await site.release('marketing', { mark: '2' });
  const kept = inStore('apps', 'marketing', 'ma00000002');
  const copy = path.join(site.root, 'backup');
  fs.renameSync(kept, copy);
  await expect(site.release('account', { mark: '2' })).rejects.toThrow(
    'ma00000002/descriptor.json is missing',
  );
  fs.renameSync(copy, kept);
  await site.release('account', { mark: '2' });
  expect(await site.readHeading('account')).toBe('account 2 in 1');
  expect(await site.findFaults()).toEqual([]);
});

test.each([
  ['rolled back', () => site.rollback('marketing'), 'marketing 1 in 1'],
  ['released again', () => site.release('marketing', { mark: '3' }), 'marketing 3 in 1'],
])(
  'The version that is live is lost, and its composition too: it can be %s',
  async (_how, mend, heading) => {
    await site.release('marketing', { mark: '2' });
    for (const lost of ['apps/marketing/ma00000002', 'sites'])
      fs.rmSync(inStore(lost), { recursive: true });
    expect((await readReleaseOverview(site.store)).apps[1]?.live).toBe('ma00000002');
    await mend();
    expect(site.messages[0]).toMatch(/^The live site could not be uploaded again: .+ is missing/);
    expect(await site.readHeading('marketing')).toBe(heading);
  },
);

test('The version before it, which open tabs fall back to, is lost: it is left out with a sentence', async () => {
  await site.release('marketing', { mark: '2' });
  fs.rmSync(inStore('apps/marketing/ma00000001'), { recursive: true });
  await site.release('account', { mark: '2' });
  expect(site.messages).toEqual([
    expect.stringMatching(
      /^Version ma00000001 of "marketing", to which running pages fall back, is missing/,
    ),
  ]);
  expect((await site.readLiveSite())?.registry.remotes.marketing?.previous).toBeNull();
});

test('The version before it is lost: a preview is published all the same', async () => {
  site.settings.teamTools = true;
  await site.release('shell', { mark: '2' });
  await site.release('marketing', { mark: '2' });
  fs.rmSync(inStore('apps/marketing/ma00000001'), { recursive: true });
  await site.preview('marketing', { mark: '3' });
  expect((await readLiveState(site.store)).units.marketing?.previews).toHaveLength(1);
});

test('The way back leads past a version that is lost', async () => {
  await site.release('marketing', { mark: '2' });
  await site.release('marketing', { mark: '3' });
  fs.rmSync(inStore('apps/marketing/ma00000002'), { recursive: true });
  await site.rollback('marketing');
  expect(await site.readHeading('marketing')).toBe('marketing 1 in 1');
  expect(site.messages).toContain(
    'Version ma00000002 of "marketing" is missing or damaged in the store, so it was skipped.',
  );
});

describe('A file of an old version is damaged', () => {
  beforeEach(async () => {
    await site.release('marketing', { mark: '2' });
    await site.release('marketing', { mark: '3' });
    fs.writeFileSync(inStore('apps/marketing/ma00000002/web/static/js/page.2.js'), 'damaged');
  });

  test('Other units are released and rolled back, and open tabs do not fall back to it', async () => {
    await site.release('account', { mark: '2' });
    await site.rollback('account');
    expect(site.messages[0]).toMatch(/^Version ma00000002 .+ is missing or damaged in/);
    expect((await site.readLiveSite())?.registry.remotes.marketing?.previous).toBeNull();
  });

  test('The way back leads past it', async () => {
    await site.rollback('marketing');
    expect(await site.readHeading('marketing')).toBe('marketing 1 in 1');
  });
});

describe.each([
  ['lost', (file: string) => fs.rmSync(file)],
  ['damaged', (file: string) => fs.truncateSync(file, 100)],
])('A decision is %s', (_how, lose) => {
  const decision = (generation: number) => inStore('decisions', `0000000${generation}.json`);
  beforeEach(async () => {
    for (const mark of ['2', '3']) await site.release('marketing', { mark });
    await site.rollback('marketing', { to: 'ma00000001' });
  });

  test('That made a version live: it can be named all the same', async () => {
    await site.release('account', { mark: '2' });
    await site.rollback('marketing', { to: 'ma00000003' });
    await site.rollback('marketing', { to: 'ma00000001' });
    lose(decision(3));
    await site.rollback('marketing', { to: 'ma00000003' });
    expect(await site.readHeading('marketing')).toBe('marketing 3 in 1');
  });

  test('The newest one: the next command writes it again', async () => {
    lose(decision(4));
    await site.release('account', { mark: '2' });
    expect((await readDecision(site.store, 4))?.changes[0]?.to).toBe('ma00000001');
    expect(await site.findLeftovers()).toEqual([]);
  });
});

test('An earlier shell is lost: releases and rollbacks go on, and a sentence names it', async () => {
  await site.release('shell', { mark: '2' });
  fs.rmSync(inStore('apps/shell/sh00000001'), { recursive: true });
  await site.release('marketing', { mark: '2' });
  await site.rollback('marketing');
  expect(await site.readHeading('marketing')).toBe('marketing 1 in 2');
  expect(site.messages[0]).toMatch(/^Version sh00000001 of the shell is missing/);
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

test('A damaged decision in the middle of the history: what was decided before and after it can be read', async () => {
  await site.release('marketing', { mark: '2' });
  await site.release('marketing', { mark: '3' });
  await site.release('marketing', { mark: '4' });
  await site.rollback('marketing', { to: 'ma00000001' });
  fs.writeFileSync(inStore('decisions/00000003.json'), '{ "format": 2');
  fs.rmSync(inStore('apps/marketing/ma00000002'), { recursive: true });

  const { audit } = await readReleaseOverview(site.store);
  expect(audit.map(({ to }) => to)).toEqual(
    expect.arrayContaining(['ma00000001', 'ma00000004', 'ma00000002']),
  );
  expect(audit.map(({ to }) => to)).not.toContain('ma00000003');
  await expect(site.rollback('marketing', { to: 'ma00000003' })).rejects.toThrow(
    'nothing is recorded of it',
  );
  await site.rollback('marketing', { to: 'ma00000004' });
  expect(await site.readHeading('marketing')).toBe('marketing 4 in 1');
  await site.rollback('marketing');
  expect(await site.readHeading('marketing')).toBe('marketing 3 in 1');
  await site.rollback('marketing');
  expect(await site.readHeading('marketing')).toBe('marketing 1 in 1');
});

test('The decision that made the live version live is damaged: it can still be rolled back', async () => {
  await site.release('marketing', { mark: '2' });
  fs.writeFileSync(inStore('decisions/00000002.json'), '');
  await site.rollback('marketing');
  expect(await site.readHeading('marketing')).toBe('marketing 1 in 1');
  expect(site.messages).toEqual([]);
});

test('live/site.json is damaged: a sentence says to remove it, and without that object releases go on', async () => {
  await site.release('marketing', { mark: '2' });
  fs.writeFileSync(inStore('live/site.json'), '{ "format": 2');
  await expect(site.rollback('marketing')).rejects.toThrow(
    'Remove that object: the newest decision takes its place with the next command. This command decided nothing.',
  );
  fs.rmSync(inStore('live/site.json'));
  await site.rollback('marketing');
  expect(await site.readHeading('marketing')).toBe('marketing 1 in 1');
});

test('The same sources make a lost version again', async () => {
  await site.release('marketing', { mark: '2' });
  fs.rmSync(inStore('apps', 'marketing', 'ma00000001'), { recursive: true });
  await site.release('marketing', { mark: '1' });
  expect(await site.readHeading('marketing')).toBe('marketing 1 in 1');
  await site.release('account', { mark: '2' });
  expect(await site.findFaults()).toEqual([]);
});
