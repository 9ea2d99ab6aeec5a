/** @jest-environment node */
import { openFolderStore } from './folder-store';
import { describeStore } from './store-conformance';
import { writeFolder } from './testing/folders';
import { newFolder } from './testing/new-folder';

describeStore('A store in a folder', () => {
  const dataFolder = newFolder('data');
  beforeAll(() => delete process.env.SITE_STORE);
  return { dataFolder, otherDataFolder: dataFolder, halfWay: ({ firstLine }) => firstLine };
});

test('The live site stays on the disk, however many are composed after it', async () => {
  const store = openFolderStore(newFolder('sites'));
  await store.swap('live/site.json', Buffer.from('{"site":"live"}'), null);
  for (const id of ['live', 'a1', 'a2', 'a3', 'a4'])
    await store.putSite(id, writeFolder(store.draftFolder(id), { 'index.html': id }));
  expect(await store.hasSite('live')).toBe(true);
});
