/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { openFolderStore } from './folder-store';
import { describeStoreConformance } from './store-conformance';
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
