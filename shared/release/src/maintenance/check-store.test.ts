/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { createSigningKeys } from '@site/site';
import { listFiles } from '@site/node';
import { checkStore } from './check-store';
import { endAt } from '../testing/crashing-store';
import type { SampleSite } from '../testing/sample-site';
import { setUpSampleSite } from '../testing/set-up-sample-site';

let site: SampleSite;
const inStore = (...names: string[]) => path.join(site.storeFolder, ...names);
setUpSampleSite(
  (copy) => (site = copy),
  async (begun) => {
    await begun.start();
    for (const mark of ['2', '3']) await begun.release('marketing', { mark });
    await begun.release('shell', { mark: '2' });
  },
);

test('A store that is whole has no problems', async () => {
  expect(await checkStore(site.store)).toEqual([]);
});

const live = 'other units cannot be released';
const fallback = 'no fallback for running pages, no rollback to it';
const backup = 'restore it from a backup';

test.each([
  ['apps/marketing/ma00000003/', live, 'npm run rollback -- marketing'],
  ['apps/account/ac00000001/', live, backup],
  ['apps/marketing/ma00000002/', fallback, backup],
  ['apps/marketing/ma00000001/', 'no rollback to it', backup],
  ['apps/shell/sh00000001/', 'no rollback to it', backup],
  [
    'decisions/00000002.json',
    'its lines of the audit, and --to for versions that became live with it',
    backup,
  ],
  ['decisions/00000004.json', 'the last decision may not be uploaded', 'npm run compose'],
  ['live/site.json', 'none yet', 'npm run compose'],
])('%s is lost', async (object, cost, mend) => {
  fs.rmSync(inStore(object), { recursive: true });
  await expectProblems([{ object, problem: 'missing', cost, mend }]);
});

test.each([
  ['apps/marketing/ma00000003/', 'web/static/js/page.3.js', live],
  ['apps/marketing/ma00000003/', 'descriptor.json', live],
  ['apps/marketing/ma00000002/', 'web/static/js/entry.2.js', fallback],
])('In %s the file %s was changed', async (object, file, cost) => {
  fs.appendFileSync(inStore(object, file), '!');
  const mend = cost === live ? 'npm run rollback -- marketing' : backup;
  await expectProblems([{ object, problem: 'damaged', cost, mend }]);
});

test('The live settings were changed', async () => {
  const [file = ''] = fs.readdirSync(inStore('settings'));
  fs.appendFileSync(inStore('settings', file), ' ');
  const object = `settings/${file}`;
  await expectProblems([{ object, problem: 'damaged', cost: live, mend: backup }]);
});

test('A decision of the history, or the live one, holds no JSON', async () => {
  fs.writeFileSync(inStore('decisions/00000002.json'), '{');
  expect(await checkStore(site.store)).toMatchObject([
    { object: 'decisions/00000002.json', problem: 'damaged' },
  ]);
  fs.writeFileSync(inStore('live/site.json'), '{');
  expect(await checkStore(site.store)).toMatchObject([
    { object: 'live/site.json', problem: 'damaged', mend: 'remove live/site.json' },
  ]);
});

test('A page of the composition was changed', async () => {
  const folder = (await site.readLiveSite())?.folder ?? '';
  fs.appendFileSync(path.join(folder, 'marketing.html'), '!');
  expect(await checkStore(site.store)).toMatchObject([
    { problem: 'damaged', mend: `rm -r ${folder} && npm run compose` },
  ]);
});

test('A version without the signature that the settings ask for names the command that signs it', async () => {
  const { publicKey, privateKey } = await createSigningKeys();
  site.settings = { ...site.settings, teamPublicKeys: { account: [publicKey] } };
  process.env['SITE_SIGNING_KEY'] = privateKey;
  await site.release('account', { mark: '2' });
  await site.release('account', { mark: '3' });
  delete process.env['SITE_SIGNING_KEY'];
  await site.release('shell', { mark: '3' });
  fs.rmSync(inStore('signatures/account/ac00000003'), { recursive: true });
  const mend = 'npm run sign -- account ac00000003';
  const object = 'apps/account/ac00000003/';
  await expectProblems([{ object, problem: 'unsigned', cost: live, mend }]);
});

test('A version that never became live is orphaned', async () => {
  await endAt(site, { step: 1, when: 'after' }, () => site.release('editor', { mark: '9' }));
  const object = 'apps/editor/ed00000009/';
  await expectProblems([{ object, problem: 'orphaned', cost: 'space', mend: 'npm run prune' }]);
});

/** The check itself changes no file. */
async function expectProblems(problems: unknown[]): Promise<void> {
  const before = listFiles(site.storeFolder);
  expect(await checkStore(site.store)).toEqual(problems);
  expect(listFiles(site.storeFolder)).toEqual(before);
}
