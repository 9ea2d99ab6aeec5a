import { writeFolder } from '../folders';
import { createStoreFolder } from '../create-store-folder';
import type { StoresUnderTest } from './stores-under-test';

const bytes = (text: string) => Buffer.from(text);

export function describeKeys(tried: StoresUnderTest) {
  test('What was never written is absent', async () => {
    const { store } = tried();
    expect(await store.read('live/nobody.json')).toBeUndefined();
    expect(await store.list('nobody/')).toEqual([]);
    expect(await store.hasSite('nobody')).toBe(false);
    expect(await store.openSite('nobody')).toBeUndefined();
  });

  test('Keys are listed in order, and only those that begin so', async () => {
    const { store } = tried();
    const keys = ['list/b.json', 'list/a/2.json', 'list/a.json', 'list/B.json', 'listed.json'];
    for (const key of keys) await store.putIfAbsent(key, bytes(key));
    const sorted = ['list/B.json', 'list/a.json', 'list/a/2.json', 'list/b.json'];
    expect(await store.list('list/')).toEqual(sorted);
    expect(await store.list('list/a')).toEqual(['list/a.json', 'list/a/2.json']);
    expect(await store.list('list')).toEqual([...sorted, 'listed.json']);
  });

  test('More keys than a service lists at once are all listed', async () => {
    const { store } = tried();
    const names = Array.from(
      { length: process.env.LONG ? 1_050 : 250 },
      (_, index) => `web/${1_000 + index}.js`,
    );
    const files = Object.fromEntries(names.map((file) => [file, file]));
    await store.putFolder('apps/editor/many', writeFolder(createStoreFolder('many'), files));
    const keys = names.map((file) => `apps/editor/many/${file}`);
    expect(await store.list('apps/editor/many/')).toEqual(keys);
  });
}
