/** @jest-environment node */
import { SAMPLE_REMOTES } from '@site/contract/samples';
import { createSigningKeys } from '@site/site';
import { readLiveState } from '@site/store';
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
  expect(await site.readHeading('canary/marketing/editor')).toBe('editor 1 in 1');
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

test('Released to all it is for everybody, and the version before is what can be gone back to', async () => {
  await site.canary('marketing', { mark: '3' });
  await site.releaseToAll('marketing');
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
  expect(await site.readHeading('canary/marketing/account')).toBe('account 2 in 2');
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

test('Two at a time have documents for each combination, and one that ends leaves the other', async () => {
  await site.canary('marketing', { mark: '3' });
  const alone = (await readLiveState(site.store)).decision?.site;
  await site.canary('account', { mark: '2' });
  const [first, second] = ['account-marketing', 'marketing-account'];
  const both = (await site.readHeading(`canary/${first}/account`)) ? first : second;
  const shown = ['', 'canary/marketing/', 'canary/account/', `canary/${both}/`].map((folder) =>
    Promise.all([site.readHeading(`${folder}marketing`), site.readHeading(`${folder}account`)]),
  );
  expect(await Promise.all(shown)).toEqual([
    ['marketing 2 in 1', 'account 1 in 1'],
    ['marketing 3 in 1', 'account 1 in 1'],
    ['marketing 2 in 1', 'account 2 in 1'],
    ['marketing 3 in 1', 'account 2 in 1'],
  ]);
  expect(await site.findFaults()).toEqual([]);
  await site.rollback('account');
  expect((await readLiveState(site.store)).decision?.site).toBe(alone);
  expect(await standing()).toMatchObject({ version: 'ma00000003' });
});

test('Two that do not render together are refused with a sentence, and the first one stays', async () => {
  const clash =
    "['ma00000003', 'ac00000002'].every((each) => JSON.stringify(registry).includes(`${each}/web`))";
  await site.release('shell', {
    mark: '2',
    runs: `(() => { if (${clash}) throw new Error('It does not render.'); return ''; })()`,
  });
  await site.canary('marketing', { mark: '3' });
  const before = await readLiveState(site.store);
  await expect(site.canary('account', { mark: '2' })).rejects.toThrow(
    /^Version ac00000002 of "account" does not fit the canary of "marketing", and some visitors would get both\. .*does not render/,
  );
  expect(await readLiveState(site.store)).toEqual(before);
});

test('More than a site takes are refused with when the next may start, and so is releasing to all what does not stand', async () => {
  await site.canary('marketing', { mark: '3' });
  await site.canary('account', { mark: '2' });
  await expect(site.canary('editor', { mark: '2' })).rejects.toThrow(
    /A canary of "marketing" stands since .*, and a site takes 2 at a time\. .* may start once that one has ended: npm run release -- marketing --canary or npm run rollback/,
  );
  await expect(site.releaseToAll('editor')).rejects.toThrow('No canary of "editor" stands');
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
  return [
    await site.readHeading('marketing'),
    await site.readHeading('canary/marketing/marketing'),
  ];
}

async function standing() {
  return (await readLiveState(site.store)).units.marketing?.canary;
}
