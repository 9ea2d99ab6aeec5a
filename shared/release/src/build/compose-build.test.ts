/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { createSigningKeys } from '@site/site';
import { listRemoteTerms, type RemoteName } from '@site/contract';
import { openLayeredStore, type Store } from '@site/store';
import { listFiles } from '@site/node';
import { createGate } from '../gate/gate';
import { allowNeeds } from '../settings/change-remotes';
import { buildSampleApp, type SampleAppOptions } from '../testing/sample-apps';
import { SampleSite } from '../testing/sample-site';
import { setUpSampleSite } from '../testing/set-up-sample-site';
import { withSigningKey } from '../testing/with-signing-key';
import { composeBuild } from './compose-build';

let site: SampleSite;
let store: Store;
setUpSampleSite((copy) => {
  site = copy;
  store = openLayeredStore(site.store, path.join(site.root, 'layer'));
});

const build = (name: string, sample: SampleAppOptions) => {
  const app = name as RemoteName;
  return { ...buildSampleApp(path.join(site.root, 'built'), app, sample), app };
};
const compose = (name: string, sample: SampleAppOptions = { mark: '2' }) =>
  composeBuild(store, [build(name, sample)], { say: site.log });
const read = (folder: string, file: string) => fs.readFileSync(path.join(folder, file), 'utf8');

test('The site contains the build and everything else as it is live, and the store stays as it is', async () => {
  const before = listFiles(site.storeFolder);
  const { candidate } = await compose('marketing');
  expect(read(candidate.folder, 'marketing.html')).toContain('<h1>marketing 2 in 1</h1>');
  expect(read(candidate.folder, 'account.html')).toContain('<h1>account 1 in 1</h1>');
  expect(listFiles(site.storeFolder)).toEqual(before);
  expect(await site.readHeading('marketing')).toBe('marketing 1 in 1');
});

test('A remote that nobody has added yet is part of it', async () => {
  const { candidate } = await compose('academy');
  expect(read(candidate.folder, 'academy.html')).toContain('<h1>academy 2 in 1</h1>');
});

test('A team composes without its key, and still nothing of other teams that is not signed', async () => {
  const keys = await createSigningKeys();
  site.settings.teamPublicKeys = { marketing: [keys.publicKey] };
  // The version to fall back to is signed, too.
  for (const mark of ['2', '3'])
    await withSigningKey(keys, () => site.release('marketing', { mark }));
  await site.release('shell', { mark: '2' });
  await expect(compose('marketing', { mark: '4' })).resolves.toBeDefined();
  await expect(compose('account', { mark: '3' })).resolves.toBeDefined();
  await site.store.remove('signatures');
  await expect(compose('account', { mark: '3' })).rejects.toThrow('"marketing" is not signed');
});

test('The gate of a release finds what the build breaks', async () => {
  const { candidate, live } = await compose('marketing', { mark: '2', paths: ['/news'] });
  const gate = createGate({ say: site.log, app: 'marketing', isStaticOnly: true });
  await expect(gate(store, candidate, live)).rejects.toThrow(
    'The address /marketing would be gone.',
  );
});

test('A build that needs what the site does not allow is refused until its owner allows it', async () => {
  const needs = { permissions: [{ name: 'camera', reason: 'Scans a ticket' }] };
  const ahead = { mark: '2', needs };
  await expect(compose('marketing', ahead)).rejects.toThrow(
    'npm run remotes -- allow marketing camera',
  );
  const name = 'marketing';
  await allowNeeds(site.store, { name, needs: ['camera'], ...site.work() });
  const { candidate } = await compose(name, ahead);
  const { marketing } = candidate.registry.remotes;
  expect(marketing && listRemoteTerms(marketing)).toEqual(['permission camera']);
});

test('At an address of its own it has all files there, the settings of the shell, and no part in reports', async () => {
  await site.release('account', { mark: '2' });
  const url = 'https://pr-12.site.example';
  const brand = { ...site.settings.brand, tagline: 'In preview' };
  const settings = { ...site.settings, brand, reportUrl: '/health', offline: true };
  const { candidate } = await composeBuild(store, [build('marketing', { mark: '2' })], {
    say: site.log,
    preview: { url, settings },
  });
  const { account, marketing } = candidate.registry.remotes;
  expect(account).toMatchObject({
    live: { base: `${url}/static/remotes/account/ac00000002/` },
    previous: null,
  });
  expect(marketing?.live.base).toBe(`${url}/static/remotes/marketing/ma00000002/`);
  expect(candidate.settings).toMatchObject({ siteUrl: url, brand, offline: false });
  expect(candidate.settings).not.toHaveProperty('reportUrl');
});

test('Without a live site there is nothing around the remote', async () => {
  const empty = new SampleSite();
  const layer = openLayeredStore(empty.store, path.join(empty.root, 'layer'));
  const composed = composeBuild(layer, [build('marketing', { mark: '1' })], { say: site.log });
  await expect(composed).rejects.toThrow('so there is no site around "marketing"');
  empty.remove();
});
