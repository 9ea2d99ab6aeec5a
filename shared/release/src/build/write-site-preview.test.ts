/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { createSigningKeys } from '@site/site';
import { openLayeredStore } from '@site/store';
import { listFiles } from '@site/node';
import type { AppName } from '@site/contract';
import { buildSampleApp, type SampleAppOptions } from '../testing/sample-apps';
import type { SampleSite } from '../testing/sample-site';
import { setUpSampleSite } from '../testing/set-up-sample-site';
import { withSigningKey } from '../testing/with-signing-key';
import type { StoredApp } from './create-descriptor';
import { writeSitePreview } from './write-site-preview';

const url = 'https://pr-12.site.example';
let site: SampleSite;
let folder: string;
setUpSampleSite((copy) => {
  site = copy;
  folder = path.join(site.root, 'public');
});

type Samples = Record<string, SampleAppOptions>;

function preview(samples: Samples, stored: StoredApp[] = []): Promise<void> {
  const store = openLayeredStore(site.store, path.join(site.root, 'layer'));
  const builds = Object.entries(samples).map(([name, sample]) => {
    const app = name as AppName;
    return { ...buildSampleApp(path.join(site.root, 'built'), app, sample), app };
  });
  return writeSitePreview(store, [...builds, ...stored], {
    url,
    folder,
    settings: site.settings,
    say: site.log,
    isStaticOnly: true,
  });
}

const read = (file: string) => fs.readFileSync(path.join(folder, file), 'utf8');
const changed: Samples = { shell: { mark: '2' }, marketing: { mark: '2' }, editor: { mark: '2' } };

test('Its static pages are of the changed apps, in the changed shell, and the store stays as it is', async () => {
  const before = listFiles(site.storeFolder);
  await preview(changed);
  expect(read('marketing.html')).toContain('<h1>marketing 2 in 2</h1>');
  expect(read('editor.html')).toContain('<h1>editor 2 in 2</h1>');
  expect(read('account.html')).toContain('<h1>account 1 in 2</h1>');
  expect(listFiles(site.storeFolder)).toEqual(before);
  expect(await site.readHeading('marketing')).toBe('marketing 1 in 1');
});

test('It holds each file that its pages name, and needs no other host for them', async () => {
  await preview(changed);
  for (const page of ['account', 'marketing', 'editor']) {
    const files = [...read(`${page}.html`).matchAll(/ src="([^"]+)"/g)].map(([, src = '']) => src);
    expect(files.some((file) => file.startsWith(`${url}/static/remotes/${page}/`))).toBe(true);
    for (const file of files)
      expect(fs.existsSync(path.join(folder, file.replace(url, '')))).toBe(true);
  }
  expect(read('robots.txt')).toBe('User-agent: *\nDisallow: /\n');
});

test('What a release of one of the apps refuses, it refuses, and the folder stays as it was', async () => {
  await preview(changed);
  const before = listFiles(folder);
  const removing: SampleAppOptions = { mark: '3', paths: ['/news'] };
  await expect(preview({ shell: { mark: '2' }, marketing: removing })).rejects.toThrow(
    'The address /marketing would be gone.',
  );
  const needs = { permissions: [{ name: 'camera', reason: 'Scans a ticket' }] };
  await expect(preview({ marketing: { mark: '4', needs } })).rejects.toThrow(
    'npm run remotes -- allow marketing camera',
  );
  expect(listFiles(folder)).toEqual(before);
});

test('A version that another team has stored is part of it beside those that are built here', async () => {
  site.settings.teamTools = true;
  await site.release('shell', { mark: '2' });
  const address = await site.preview('account', { mark: '2' });
  const stored = { app: 'account', version: address.split('@')[1] ?? '' } as const;
  await preview({ marketing: { mark: '2' } }, [stored]);
  expect(read('account.html')).toContain('<h1>account 2 in 2</h1>');
  expect(read('marketing.html')).toContain('<h1>marketing 2 in 2</h1>');
  expect(await site.readHeading('account')).toBe('account 1 in 2');
});

test('It needs no key of the teams, and takes nothing of the other apps that is not signed', async () => {
  const keys = await createSigningKeys();
  site.settings.teamPublicKeys = { shell: [keys.publicKey], marketing: [keys.publicKey] };
  await withSigningKey(keys, async () => {
    for (const mark of ['2', '3']) await site.release('marketing', { mark });
    await site.release('shell', { mark: '2' });
  });
  await preview({ shell: { mark: '3' }, marketing: { mark: '4' } });
  expect(read('marketing.html')).toContain('<h1>marketing 4 in 3</h1>');
  await site.store.remove('signatures');
  await expect(preview({ shell: { mark: '3' }, editor: { mark: '4' } })).rejects.toThrow(
    '"marketing" is not signed',
  );
});
