/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { openFolderStore } from './folder-store';
import { describeStoreConformance } from './testing/store-conformance';
import { writeFolder } from './testing/folders';
import { createStoreFolder } from './testing/create-store-folder';

describeStoreConformance('A store in a folder', () => {
  const dataFolder = createStoreFolder('data');
  beforeAll(() => delete process.env.SITE_STORE);
  return {
    dataFolder,
    otherDataFolder: dataFolder,
    waitUntilHalfWritten: ({ firstLine }) => firstLine,
  };
});

test('The live site stays on the disk, however many are composed after it', async () => {
  const store = openFolderStore(createStoreFolder('sites'));
  await store.compareAndSwap('live/site.json', Buffer.from('{"site":"live"}'), null);
  for (const id of ['live', 'a1', 'a2', 'a3', 'a4'])
    await store.putSite(id, writeFolder(store.draftFolder(id), { 'index.html': id }));
  expect(await store.hasSite('live')).toBe(true);
});

test('A composition that was just put stays, however far ahead the clock was when earlier ones were put', async () => {
  const root = createStoreFolder('clock');
  const store = openFolderStore(root);
  const inThreeDays = new Date(Date.now() + 3 * 86_400_000);
  for (const id of ['a1', 'a2', 'a3', 'a4', 'next']) {
    await store.putSite(id, writeFolder(store.draftFolder(id), { 'index.html': id }));
    if (id !== 'next') fs.utimesSync(path.join(root, 'sites', id), inThreeDays, inThreeDays);
  }
  expect(await store.hasSite('next')).toBe(true);
});

test('Drafts of a killed command and of a refused one are gone after the next command', async () => {
  const root = createStoreFolder('drafts');
  const store = openFolderStore(root);
  writeFolder(store.draftFolder('killed'), { 'index.html': '' });
  const refused = store.runExclusive(async () => {
    writeFolder(store.draftFolder('refused'), { 'index.html': '' });
    throw new Error('Refused.');
  });
  await expect(refused).rejects.toThrow('Refused.');
  expect(fs.readdirSync(root)).toEqual([]);
});

test.each([
  ['is a link', (version: string) => fs.symlinkSync('/proc', version)],
  ['contains a link', (version: string) => linkIn(version, 'node', '/proc')],
  ['contains a link to its own file', (version: string) => linkIn(version, 'a.js', 'a')],
  [
    'contains two names that differ by case',
    (version: string) => {
      writeFolder(version, { a: '', A: '' });
    },
  ],
])('A version that %s is neither opened nor read through', async (_case, plant) => {
  const root = createStoreFolder('links');
  const store = openFolderStore(root);
  fs.mkdirSync(path.join(root, 'apps/marketing'), { recursive: true });
  plant(path.join(root, 'apps/marketing/ab12'));
  await expect(store.openFolder('apps/marketing/ab12')).rejects.toThrow('Nothing of it was used.');
  await expect(store.putFolder('apps/marketing/cd34', path.join(root, 'apps'))).rejects.toThrow();
});

test('An object that is a link, or behind one, is not read', async () => {
  const root = createStoreFolder('links');
  const store = openFolderStore(root);
  linkIn(path.join(root, 'keys'), 'a.json', '/etc/hostname');
  fs.symlinkSync('/etc', path.join(root, 'settings'));
  for (const key of ['keys/a.json', 'settings/hostname'])
    await expect(store.read(key)).rejects.toThrow('is a link or leads through one');
});

function linkIn(folder: string, name: string, target: string): void {
  fs.symlinkSync(target, path.join(writeFolder(folder, { a: '' }), name));
}
