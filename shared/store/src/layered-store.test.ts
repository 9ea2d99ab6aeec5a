/** @jest-environment node */
import path from 'node:path';
import { listFiles } from '@site/node';
import { openFolderStore } from './folder-store';
import { openLayeredStore } from './layered-store';
import { createStoreFolder } from './testing/create-store-folder';
import { writeFolder } from './testing/folders';

const bytes = (text: string) => Buffer.from(text);

test('A layer reads what is below, and writes nothing there', async () => {
  const root = createStoreFolder('layers');
  const below = openFolderStore(path.join(root, 'below'));
  await below.putIfAbsent('live/site.json', bytes('live'));
  await below.putIfAbsent('settings/one.json', bytes('settings'));
  const version = writeFolder(path.join(root, 'built'), { 'entry.js': '' });
  await below.putFolder('apps/marketing/one', version);
  const before = listFiles(below.location);

  const store = openLayeredStore(below, path.join(root, 'above'));
  await store.putIfAbsent('settings/two.json', bytes('draft'));
  await store.putFolder('apps/marketing/two', version);
  expect((await store.read('live/site.json'))?.content.toString()).toBe('live');
  expect((await store.read('settings/two.json'))?.content.toString()).toBe('draft');
  expect(await store.list('settings/')).toEqual(['settings/one.json', 'settings/two.json']);
  expect(await store.openFolder('apps/marketing/one')).toContain('below');
  expect(await store.openFolder('apps/marketing/two')).toContain('above');
  await expect(store.openFolder('apps/marketing/three')).rejects.toThrow('is missing in');
  expect(listFiles(below.location)).toEqual(before);
});
