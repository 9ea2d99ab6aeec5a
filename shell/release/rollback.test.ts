/** @jest-environment node */
import { readLiveState } from '../store/live-state';
import { createReleaseOverview, formatReleaseOverview } from './release-overview';
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

  test.each([
    ['was rolled back from', 'ma00000003'],
    ['was never released', 'ma00000009'],
  ])('A version that %s cannot be gone to', async (_case, to) => {
    await site.rollback('marketing', { to: 'ma00000001' });
    await site.release('marketing', { mark: '4' });
    await expect(site.rollback('marketing', { to })).rejects.toThrow(
      `Version ${to} of "marketing" cannot be rolled back to: it was never live, or it was rolled back from. Known are: ma00000001.`,
    );
  });

  test('A version that was rolled back from can be released again by hand', async () => {
    await site.rollback('marketing');
    await site.release('marketing', { mark: '3' });
    expect(await site.readHeading('marketing')).toBe('marketing 3 in 1');
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

  test('The site has the settings it had before, and the shell that is live', async () => {
    expect(await brand()).toBe('Another Brand');
    const { from, to } = await site.rollback('settings', { reason: 'The wrong brand.' });
    expect(await brand()).toBe(before);
    expect(await site.readHeading('marketing')).toBe('marketing 1 in 2');
    expect(await site.findFaults()).toEqual([]);
    const [last] = createReleaseOverview(await readLiveState(site.store)).audit;
    const reason = 'The wrong brand.';
    expect(last).toMatchObject({ action: 'rollback', app: 'settings', from, to, reason });
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
    const overview = createReleaseOverview(await readLiveState(site.store));
    expect(overview.apps.find(({ app }) => app === 'marketing')).toMatchObject({
      live: 'ma00000001',
      pending: null,
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
