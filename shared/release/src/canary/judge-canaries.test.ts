/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import type { RemoteName } from '@site/contract';
import type { HealthLogLine } from '@site/contract/health-event';
import { readLiveState } from '@site/store';
import { rollBackCanary } from './release-canary';
import { judgeCanaries } from './judge-canaries';
import { readReleaseOverview } from '../release-overview';
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

test('One that was released to all while it was judged stays what everybody gets', async () => {
  await site.releaseToAll('marketing');
  const ended = await rollBackCanary(site.store, {
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

test('One that has had its loads and hours is released to all', async () => {
  site.settings = {
    ...site.settings,
    canary: { ...rule, promoteAfterLoads: 20, promoteAfterHours: 2 },
  };
  await site.release('shell', { mark: '1' });
  const at = Date.parse((await standing())?.at ?? '');
  const due = at + 2 * 3_600_000;
  const now = jest.spyOn(Date, 'now').mockReturnValue(due - 1);
  expect((await judged(reports('ma00000003', 20, 0)))?.kind).toBe('passed');
  now.mockReturnValue(due);
  expect((await judged(reports('ma00000003', 19, 0)))?.kind).toBe('passed');
  expect((await judged(reports('ma00000003', 20, 0)))?.kind).toBe('released');
  now.mockRestore();
  expect(await headings()).toEqual(['marketing 3 in 1', undefined]);
  const [last] = (await readReleaseOverview(site.store)).audit;
  expect(last).toMatchObject({ action: 'release', to: 'ma00000003' });
  expect(last?.reason).toMatch(/^released automatically: 0 of 20 loads of marketing_ma00000003/);
});

test('Each of two is judged by its own reports', async () => {
  await site.canary('account', { mark: '2' });
  const ofAccount = reports('ac00000002', 20, 0).map((line) => ({
    ...line,
    'service.name': 'account' as const,
    'service.version': 'account_ac00000002',
  }));
  const lines = [...reports('ma00000002', 100, 0), ...reports('ma00000003', 5, 5), ...ofAccount];
  const releaseGate = (app: RemoteName) => site.work({ app }).gate;
  const work = site.work({ isWayBack: true });
  const outcomes = await judgeCanaries(site.store, {
    readLines: () => lines,
    releaseGate,
    ...work,
  });
  expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['failed', 'passed']);
  expect(await headings()).toEqual(['marketing 2 in 1', undefined]);
  expect(await site.readHeading('canary/account/account')).toBe('account 2 in 1');
});

test('Visitors do not get the rule', async () => {
  const { folder = '' } = (await site.readLiveSite()) ?? {};
  for (const file of ['404.html', 'canary/marketing/404.html'])
    expect(fs.readFileSync(path.join(folder, file), 'utf8')).not.toContain('minLoads');
});

async function judged(lines: HealthLogLine[]) {
  const work = site.work({ isWayBack: true });
  const releaseGate = (app: RemoteName) => site.work({ app }).gate;
  return (await judgeCanaries(site.store, { readLines: () => lines, releaseGate, ...work }))[0];
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

/** Of the page that everybody gets, and of the one of the share. */
async function headings(): Promise<(string | undefined)[]> {
  return [
    await site.readHeading('marketing'),
    await site.readHeading('canary/marketing/marketing'),
  ];
}

async function standing() {
  return (await readLiveState(site.store)).units.marketing?.canary;
}
