import fs from 'node:fs';
import path from 'node:path';
import { StoreError } from '../../store';
import { SAMPLE_APP_FILES as app } from '../sample-app-files';
import { readFolder, writeFolder } from '../folders';
import { createStoreFolder } from '../create-store-folder';
import type { StoresUnderTest } from './stores-under-test';

export function describeFolders(tried: StoresUnderTest) {
  test('A folder comes back as it was put, on every machine', async () => {
    const { store, other } = tried();
    const folder = writeFolder(createStoreFolder('app'), app);
    await store.putFolder('apps/marketing/ab12', folder);
    expect(readFolder(await store.openFolder('apps/marketing/ab12'))).toEqual(readFolder(folder));
    expect(readFolder(await other.openFolder('apps/marketing/ab12'))).toEqual(readFolder(folder));
    expect(await other.list('apps/marketing/ab12/')).toEqual(
      Object.keys(app)
        .map((file) => `apps/marketing/ab12/${file}`)
        .toSorted(),
    );
    const descriptor = await other.read('apps/marketing/ab12/descriptor.json');
    expect(descriptor?.content.toString()).toBe(app['descriptor.json']);
  });

  test('A folder that is there stays as it is', async () => {
    const { store, other } = tried();
    await store.putFolder('apps/marketing/cd34', writeFolder(createStoreFolder('app'), app));
    const changed = writeFolder(createStoreFolder('app'), { ...app, 'node/entry.cjs': 'other();' });
    await store.putFolder('apps/marketing/cd34', changed);
    const opened = await other.openFolder('apps/marketing/cd34');
    expect(fs.readFileSync(path.join(opened, 'node/entry.cjs'), 'utf8')).toBe('render();');
  });

  test('A removed folder is gone, and can be put again', async () => {
    const { store, other } = tried();
    const folder = writeFolder(createStoreFolder('app'), app);
    await store.putFolder('apps/marketing/gh78', folder);
    const writtenMs = await other.readTimeMs('apps/marketing/gh78/descriptor.json');
    expect(writtenMs).toBeGreaterThan(0);
    await store.remove('apps/marketing/gh78');
    expect(await other.list('apps/marketing/gh78')).toEqual([]);
    await expect(store.openFolder('apps/marketing/gh78')).rejects.toThrow(StoreError);
    await store.remove('apps/marketing/gh78');
    await other.putFolder('apps/marketing/gh78', folder);
    await other.remove('apps/marketing/gh78/descriptor.json');
    expect(await store.read('apps/marketing/gh78/descriptor.json')).toBeUndefined();
    await other.putFolder('apps/marketing/gh78', folder);
    expect(readFolder(await store.openFolder('apps/marketing/gh78'))).toEqual(readFolder(folder));
  });

  test('What was never put is refused with a sentence', async () => {
    const { store } = tried();
    const opening = store.openFolder('apps/marketing/none');
    await expect(opening).rejects.toThrow(StoreError);
    await expect(opening).rejects.toThrow(/^apps\/marketing\/none is missing in .+\.$/);
  });
}
