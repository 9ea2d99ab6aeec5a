/** @jest-environment node */
import { SAMPLE_REMOTES } from '@site/contract/samples';
import fs from 'node:fs';
import path from 'node:path';
import { createSigningKeys } from '@site/compose';
import type { RemoteName } from '@site/contract';
import type { HealthLogLine } from '@site/server';
import { readLiveState } from '@site/store';
import { endCanary } from './release-canary';
import { judgeCanary } from './judge-canary';
import { formatReleaseOverview, readReleaseOverview } from '../release-overview';
import { withConcurrentWriter } from '../testing/with-concurrent-writer';
import { fileOfWeight } from '../testing/sample-apps';
import type { SampleSite } from '../testing/sample-site';
import { setUpSampleSite } from '../testing/set-up-sample-site';

let site: SampleSite;
setUpSampleSite(
  (copy) => (site = copy),
  async (begun) => {
    await begun.start();
    await begun.release('marketing', { mark: '2' });
  },
);
afterEach(() => {
  delete process.env['SITE_SIGNING_KEY'];
});

test('A share of the visitors gets documents of its own, and everybody else what they had', async () => {
  expect((await site.canary('marketing', { mark: '3' }, 10)).changes).toEqual([
    { unit: 'marketing', from: 'ma00000002', to: 'ma00000003' },
  ]);
  expect(await headings()).toEqual(['marketing 2 in 1', 'marketing 3 in 1']);
  expect(await site.readHeading('canary/editor')).toBe('editor 1 in 1');
  expect(await site.findFaults()).toEqual([]);
  expect((await readReleaseOverview(site.store)).apps[1]).toMatchObject({
    live: 'ma00000002',
    canary: { version: 'ma00000003', percent: 10 },
  });
});

test('Its share can be raised, and that asks nothing again but the files', async () => {
  await site.canary('marketing', { mark: '3' }, 10);
  await site.canary('marketing', { mark: '3' }, 50);
  expect(await standing()).toMatchObject({ version: 'ma00000003', percent: 50 });
  await expect(site.canary('marketing', { mark: '3' }, 50)).rejects.toThrow(
    'has 50 % of the visitors already',
  );
});

test('Promoted it is for everybody, and the version before is what can be gone back to', async () => {
  await site.canary('marketing', { mark: '3' });
  await site.promote('marketing');
  expect(await headings()).toEqual(['marketing 3 in 1', undefined]);
  const { decision } = await readLiveState(site.store);
  expect(decision).toMatchObject({ action: 'release', reason: 'promoted' });
  await site.rollback('marketing');
  expect(await headings()).toEqual(['marketing 2 in 1', undefined]);
});

test('Rolled back it is gone, and the site is byte for byte what it was before', async () => {
  const before = await readReleaseOverview(site.store);
  await site.canary('marketing', { mark: '3' });
  expect((await readLiveState(site.store)).decision?.site).not.toBe(before.site);
  expect((await site.rollback('marketing', { reason: 'It was slow.' })).changes).toEqual([
    { unit: 'marketing', from: 'ma00000003', to: 'ma00000002' },
  ]);
  expect(await headings()).toEqual(['marketing 2 in 1', undefined]);
  const after = await readReleaseOverview(site.store);
  const timeless = { audit: [], generation: 0 };
  expect({ ...after, ...timeless }).toEqual({ ...before, ...timeless });
  expect(after.audit[0]).toMatchObject({
    action: 'rollback',
    from: 'ma00000003',
    to: 'ma00000002',
    reason: 'It was slow.',
  });
  await site.rollback('marketing');
  expect(await headings()).toEqual(['marketing 1 in 1', undefined]);
});

test('While it stands, the others release as ever, and its documents come along', async () => {
  await site.canary('marketing', { mark: '3' });
  await site.release('account', { mark: '2' });
  await site.release('shell', { mark: '2' });
  expect(await headings()).toEqual(['marketing 2 in 2', 'marketing 3 in 2']);
  expect(await site.readHeading('canary/account')).toBe('account 2 in 2');
  await site.release('marketing', { mark: '4' });
  expect(await headings()).toEqual(['marketing 4 in 2', undefined]);
});

test('A canary that no longer fits stops a release instead of the site', async () => {
  await site.canary('marketing', { mark: '3', contract: 2 });
  await expect(site.release('shell', { mark: '2', supportedContracts: [3] })).rejects.toThrow(
    'was made against contract version 2',
  );
  expect(await headings()).toEqual(['marketing 2 in 1', 'marketing 3 in 1']);
});

test.each([
  ['what everybody gets already', { mark: '2' }, 'is what every visitor gets already'],
  ['other addresses', { mark: '3', paths: ['/marketing', '/news'] }, 'other addresses'],
  ['fewer addresses', { mark: '3', paths: ['/prices'] }, '/prices, /marketing'],
  ['another contract', { mark: '3', contract: 3 }, 'was made against contract version 3'],
])('A version with %s is refused', async (_case, sample, sentence) => {
  const before = await readLiveState(site.store);
  await expect(site.canary('marketing', sample)).rejects.toThrow(sentence);
  expect(await readLiveState(site.store)).toEqual(before);
});

test('A version that would not pass the gate for everybody is not given to a share', async () => {
  const files = fileOfWeight('static/js/heavy.js', 401);
  await expect(site.canary('marketing', { mark: '3', files })).rejects.toThrow(
    'no file may weigh more',
  );
  expect(await standing()).toBeUndefined();
});

test('An audience gets it by name, whatever the share, on a site where one can be joined', async () => {
  await expect(site.canary('marketing', { mark: '3' }, 0, 'staff')).rejects.toThrow(
    'Nobody can join "staff" on this site.',
  );
  site.settings = { ...site.settings, teamTools: true };
  await site.release('shell', { mark: '1' });
  await site.canary('marketing', { mark: '3' }, 0, 'staff');
  expect(await headings()).toEqual(['marketing 2 in 1', 'marketing 3 in 1']);
  const overview = await readReleaseOverview(site.store);
  expect(overview.apps[1]?.canary).toEqual({
    version: 'ma00000003',
    percent: 0,
    audience: 'staff',
  });
  expect(formatReleaseOverview(overview, new Date())).toContain('(staff: ma00000003)');
  await site.canary('marketing', { mark: '3' }, 10, 'staff');
  await expect(site.canary('marketing', { mark: '3' }, 10, 'staff')).rejects.toThrow(
    'has staff and 10 % of the visitors already',
  );
});

test('A second one is refused with the reason and when it may start, and so is promoting what does not stand', async () => {
  await site.canary('marketing', { mark: '3' });
  await expect(site.canary('account', { mark: '2' })).rejects.toThrow(
    /A canary of "marketing" stands since .*, and a site takes one at a time: nobody has checked both .* may start once that one has ended: npm run promote -- marketing or npm run rollback/,
  );
  await expect(site.promote('account')).rejects.toThrow('No canary of "account" stands');
});

test('What its team has not signed is not given to anybody', async () => {
  const { privateKey, publicKey } = await createSigningKeys();
  process.env['SITE_SIGNING_KEY'] = privateKey;
  for (const mark of ['7', '8']) await site.release('marketing', { mark });
  site.settings = { ...site.settings, teamPublicKeys: { marketing: [publicKey] } };
  await site.release('shell', { mark: '1' });
  delete process.env['SITE_SIGNING_KEY'];
  await expect(site.canary('marketing', { mark: '9' })).rejects.toThrow('is not signed');
  expect(await standing()).toBeUndefined();
});

test('What another team makes live at the same moment, and it cannot live with, stops it', async () => {
  await site.release('shell', { mark: '2', supportedContracts: [2, 3] });
  for (const app of SAMPLE_REMOTES) await site.release(app, { mark: '4', contract: 3 });
  const { store } = site;
  site.store = withConcurrentWriter(store, () =>
    site.release('shell', { mark: '3', supportedContracts: [3] }),
  );
  await expect(site.canary('marketing', { mark: '5', contract: 2 })).rejects.toThrow(
    'Nothing was changed.',
  );
  site.store = store;
  expect(await standing()).toBeUndefined();
  expect(await headings()).toEqual(['marketing 4 in 3', undefined]);
  expect((await readLiveState(store)).decision?.changes[0]?.unit).toBe('shell');
  expect([await site.findFaults(), await site.findLeftovers()]).toEqual([[], []]);
});

/** Of the page that everybody gets, and of the one of the share. */
async function headings(): Promise<(string | undefined)[]> {
  return [await site.readHeading('marketing'), await site.readHeading('canary/marketing')];
}

async function standing() {
  return (await readLiveState(site.store)).units.marketing?.canary;
}

describe('Held against what browsers report', () => {
  const rule = { minLoads: 10 };
  beforeEach(async () => {
    site.settings = { ...site.settings, canary: rule };
    await site.release('shell', { mark: '1' });
    await site.canary('marketing', { mark: '3' });
  });

  test('A candidate that fails more often is rolled back, and the audit says by which figures', async () => {
    const lines = [...reports('ma00000002', 100, 0), ...reports('ma00000003', 5, 5)];
    expect((await judged(lines))?.kind).toBe('failed');
    expect(await headings()).toEqual(['marketing 2 in 1', undefined]);
    const [last] = (await readReleaseOverview(site.store)).audit;
    expect(last).toMatchObject({
      action: 'rollback',
      from: 'ma00000003',
      to: 'ma00000002',
      reason:
        'by itself: 5 of 10 loads of marketing_ma00000003 failed (50.0 %), 0 of 100 loads of marketing_ma00000002 failed (0.0 %)',
    });
    expect(await judged(lines)).toBeUndefined();
    // A second rollback a minute later changes nothing for visitors.
    await expect(site.rollback('marketing')).rejects.toThrow('was rolled back by itself at');
    expect(await headings()).toEqual(['marketing 2 in 1', undefined]);
    await site.rollback('marketing', { to: 'ma00000001' });
    expect(await headings()).toEqual(['marketing 1 in 1', undefined]);
  });

  test('One that does as well as the live version stands, and so does one that nobody has used', async () => {
    expect((await judged(reports('ma00000003', 4, 5)))?.kind).toBe('inconclusive');
    expect((await judged(reports('ma00000003', 20, 0)))?.kind).toBe('passed');
    expect(await headings()).toEqual(['marketing 2 in 1', 'marketing 3 in 1']);
  });

  test('One that was promoted while it was judged stays what everybody gets', async () => {
    await site.promote('marketing');
    const ended = await endCanary(site.store, {
      app: 'marketing',
      version: 'ma00000003',
      reason: 'by itself',
      ...site.work({ isWayBack: true }),
    });
    expect(ended).toBe(false);
    expect(await headings()).toEqual(['marketing 3 in 1', undefined]);
  });

  test('What was reported before its share was set does not count', async () => {
    const lines = reports('ma00000003', 0, 20, new Date(Date.now() - 60_000));
    expect((await judged(lines))?.kind).toBe('inconclusive');
  });

  test('One that has had its loads and hours is promoted, and until then a second is told when', async () => {
    site.settings = {
      ...site.settings,
      canary: { ...rule, promoteAfterLoads: 20, promoteAfterHours: 2 },
    };
    await site.release('shell', { mark: '1' });
    const at = Date.parse((await standing())?.at ?? '');
    const due = at + 2 * 3_600_000;
    await expect(site.canary('account', { mark: '2' })).rejects.toThrow(
      `may start after ${new Date(due).toISOString()}, when that one has 20 loads and is promoted`,
    );
    const now = jest.spyOn(Date, 'now').mockReturnValue(due - 1);
    expect((await judged(reports('ma00000003', 20, 0)))?.kind).toBe('passed');
    now.mockReturnValue(due);
    expect((await judged(reports('ma00000003', 19, 0)))?.kind).toBe('passed');
    expect((await judged(reports('ma00000003', 20, 0)))?.kind).toBe('promoted');
    now.mockRestore();
    expect(await headings()).toEqual(['marketing 3 in 1', undefined]);
    const [last] = (await readReleaseOverview(site.store)).audit;
    expect(last).toMatchObject({ action: 'release', to: 'ma00000003' });
    expect(last?.reason).toMatch(/^promoted automatically: 0 of 20 loads of marketing_ma00000003/);
  });

  test('Visitors do not get the rule', async () => {
    const { folder = '' } = (await site.readLiveSite()) ?? {};
    for (const file of ['404.html', 'canary/404.html'])
      expect(fs.readFileSync(path.join(folder, file), 'utf8')).not.toContain('minLoads');
  });
});

function judged(lines: HealthLogLine[]) {
  const work = site.work({ isWayBack: true });
  const promotionGate = (app: RemoteName) => site.work({ app }).gate;
  return judgeCanary(site.store, { readLines: () => lines, promotionGate, ...work });
}

function reports(
  version: string,
  loads: number,
  failures: number,
  at = new Date(),
): HealthLogLine[] {
  const line = (name: 'site.load' | 'site.failure'): HealthLogLine => ({
    at: at.toISOString(),
    'event.name': name,
    'service.name': 'marketing',
    'service.version': `marketing_${version}`,
  });
  return [
    ...Array.from({ length: loads }, () => line('site.load')),
    ...Array.from({ length: failures }, () => line('site.failure')),
  ];
}
