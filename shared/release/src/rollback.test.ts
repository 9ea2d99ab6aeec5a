/** @jest-environment node */
import { readLiveState } from '@site/store';
import { endAt } from './testing/crashing-store';
import { formatReleaseOverview, readReleaseOverview } from './release-overview';
import type { SampleSite } from './testing/sample-site';
import { setUpSampleSite } from './testing/set-up-sample-site';

let site: SampleSite;
setUpSampleSite((copy) => (site = copy));

describe('Rolling back', () => {
  beforeEach(async () => {
    await site.release('marketing', { mark: '2' });
    await site.release('marketing', { mark: '3' });
  });

  test('Each step leads further back, and never to a version that was rolled back from', async () => {
    await site.rollback('marketing');
    expect(await site.readHeading('marketing')).toBe('marketing 2 in 1');
    await site.rollback('marketing');
    expect(await site.readHeading('marketing')).toBe('marketing 1 in 1');
    await expect(site.rollback('marketing')).rejects.toThrow(
      'There is no earlier version of "marketing" to go back to. The live site is unchanged.',
    );
  });

  test('A running page never falls back to a version that was rolled back from', async () => {
    await site.rollback('marketing');
    const { registry } = (await site.readLiveSite()) ?? {};
    const { live, previous } = registry?.remotes.marketing ?? {};
    expect(live?.descriptor.version).toBe('ma00000002');
    expect(previous?.descriptor.version).toBe('ma00000001');
  });

  test('A version can be named', async () => {
    await site.rollback('marketing', { to: 'ma00000001' });
    expect(await site.readHeading('marketing')).toBe('marketing 1 in 1');
  });

  test('A version that was never live cannot be gone to', async () => {
    await expect(site.rollback('marketing', { to: 'ma00000009' })).rejects.toThrow(
      'Version ma00000009 of "marketing" cannot be rolled back to: it was never live, or nothing is recorded of it. Known are: ma00000002, ma00000001.',
    );
  });

  test('A version that was rolled back from can be named, with a warning, and brings the way back that it had', async () => {
    await site.rollback('marketing', { to: 'ma00000001' });
    await site.rollback('marketing', { to: 'ma00000003' });
    expect(await site.readHeading('marketing')).toBe('marketing 3 in 1');
    expect(site.messages).toEqual([
      'Version ma00000003 of "marketing" was taken back before. Visitors get it again.',
    ]);
    await site.rollback('marketing');
    expect(await site.readHeading('marketing')).toBe('marketing 2 in 1');
  });

  test('A version further back than the list can be named without a warning', async () => {
    for (let mark = 4; mark < 24; mark += 1) await site.release('marketing', { mark: `${mark}` });
    const [, { earlier } = { earlier: [] }] = (await readReleaseOverview(site.store)).apps;
    expect(earlier.at(-1)).toBe('ma00000003');
    await site.rollback('marketing', { to: 'ma00000002' });
    expect(site.messages).toEqual([]);
    await site.rollback('marketing');
    expect(await site.readHeading('marketing')).toBe('marketing 1 in 1');
  });

  test('Two versions that took turns: each step leads to another one, as far as was listed', async () => {
    await site.release('marketing', { mark: '2' });
    await site.release('marketing', { mark: '3' });
    const [, { earlier } = { earlier: [] }] = (await readReleaseOverview(site.store)).apps;
    expect(earlier).toEqual(['ma00000002', 'ma00000001']);
    for (const mark of ['2', '1']) {
      await site.rollback('marketing');
      expect(await site.readHeading('marketing')).toBe(`marketing ${mark} in 1`);
    }
  });

  test('The origin of a version comes back with it', async () => {
    process.env['SITE_ORIGIN_MARKETING'] = 'https://files.example';
    await site.release('marketing', { mark: '3' });
    delete process.env['SITE_ORIGIN_MARKETING'];
    expect((await readReleaseOverview(site.store)).apps[1]?.origin).toBe('https://files.example');
    await site.rollback('marketing');
    expect((await readReleaseOverview(site.store)).apps[1]?.origin).toBe('http://localhost:3001');
    expect(await site.readHeading('marketing')).toBe('marketing 3 in 1');
  });

  test('A version that was rolled back from can be released again by hand', async () => {
    await site.rollback('marketing');
    await site.release('marketing', { mark: '3' });
    expect(await site.readHeading('marketing')).toBe('marketing 3 in 1');
  });
});

describe('A rollback that was killed after its decision', () => {
  beforeEach(async () => {
    for (const mark of ['2', '3']) await site.release('marketing', { mark });
    await endAt(site, { step: 2, when: 'after' }, () => site.rollback('marketing'));
  });

  test('Repeated it is completed, and does not go back two versions', async () => {
    const { changes } = await site.rollback('marketing');
    expect(changes).toEqual([{ unit: 'marketing', from: 'ma00000003', to: 'ma00000002' }]);
    expect(await site.readHeading('marketing')).toBe('marketing 2 in 1');
    expect(site.messages).toEqual(['An interrupted release was completed first.']);
  });

  test('Repeated after another team has completed it, it is refused, and --to leads on', async () => {
    await site.release('account', { mark: '2' });
    await expect(site.rollback('marketing')).rejects.toThrow(
      /was interrupted and has been completed since, so all visitors already get ma00000002\./,
    );
    expect(await site.readHeading('marketing')).toBe('marketing 2 in 1');
    await site.rollback('marketing', { to: 'ma00000001' });
    expect(await site.readHeading('marketing')).toBe('marketing 1 in 1');
  });

  test('Another unit can be rolled back in the meantime', async () => {
    await site.release('account', { mark: '2' });
    await site.rollback('account');
    expect(await site.readHeading('account')).toBe('account 1 in 1');
  });
});

describe('Settings go live with the shell, and back alone', () => {
  const brand = async () => (await site.readLiveSite())?.settings.brand.name;
  let before = '';
  beforeEach(async () => {
    before = site.settings.brand.name;
    site.settings.brand.name = 'Another Brand';
    await site.release('shell', { mark: '2' });
  });

  test('Both are one decision', async () => {
    const { decision } = await readLiveState(site.store);
    expect(decision?.changes.map(({ unit }) => unit)).toEqual(['settings', 'shell']);
  });

  test('Settings that the gate refused do not go live with the next release of another team', async () => {
    site.settings.brand.name = 'A Third Brand';
    await expect(site.release('shell', { mark: '3', breaks: '/account' })).rejects.toThrow(
      'The page /account does not render. Nothing was changed.',
    );
    await site.release('account', { mark: '2' });
    expect(await brand()).toBe('Another Brand');
  });

  test('The site has the settings it had before, and the shell that is live', async () => {
    expect(await brand()).toBe('Another Brand');
    const { changes } = await site.rollback('settings', { reason: 'The wrong brand.' });
    expect(await brand()).toBe(before);
    expect(await site.readHeading('marketing')).toBe('marketing 1 in 2');
    expect(await site.findFaults()).toEqual([]);
    const [last] = (await readReleaseOverview(site.store)).audit;
    const reason = 'The wrong brand.';
    expect(last).toMatchObject({
      action: 'rollback',
      app: 'settings',
      from: changes[0]?.from,
      to: changes[0]?.to,
      reason,
    });
  });

  test('The shell goes back and leaves them; behind the first there is nothing', async () => {
    await site.rollback('shell');
    expect(await site.readHeading('marketing')).toBe('marketing 1 in 1');
    expect(await brand()).toBe('Another Brand');
    await site.rollback('settings');
    await expect(site.rollback('settings')).rejects.toThrow(
      'There is no earlier version of "settings" to go back to. The live site is unchanged.',
    );
  });
});

describe('What happened can be read', () => {
  test('Who made what live, when and why, and what can be gone back to', async () => {
    await site.release('marketing', { mark: '2' });
    await site.rollback('marketing', { reason: 'The price list was wrong.' });
    const overview = await readReleaseOverview(site.store);
    expect(overview.apps.find(({ app }) => app === 'marketing')).toMatchObject({
      live: 'ma00000001',
      earlier: [],
    });
    const [last, before] = overview.audit;
    expect(last).toMatchObject({ action: 'rollback', reason: 'The price list was wrong.' });
    expect(before).toMatchObject({ action: 'release', from: 'ma00000001', to: 'ma00000002' });
    const printed = formatReleaseOverview(overview, new Date());
    expect(printed).toMatch(/^marketing +ma00000001 +\d{4}-\d\d-\d\d \d\d:\d\d, 0 min ago/m);
    expect(printed).toMatch(/rollback +marketing +ma00000002 → ma00000001 +\S+: The price list/);
  });
});
