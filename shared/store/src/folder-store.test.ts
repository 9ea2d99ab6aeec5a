/** @jest-environment node */
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
