import { StoreError } from '../../store';
import type { StoresUnderTest } from './stores-under-test';

const bytes = (text: string) => Buffer.from(text);
const everyByte = Uint8Array.from({ length: 1024 }, (_, index) => index % 256);

export function describeOddKeys(tried: StoresUnderTest) {
  test.each([
    'a b.json',
    'ä+%20#?&=.json',
    '🎬.json',
    `'()*!~$,;:@.json`,
    'a%2Fb.json',
    '.well-known',
  ])('A key may be %s', async (name) => {
    const { store } = tried();
    const key = `odd/${name}`;
    expect(await store.putIfAbsent(key, bytes(name))).toBe(true);
    expect((await store.read(key))?.content.toString()).toBe(name);
    expect(await store.list(key)).toEqual([key]);
  });

  test.each([
    '../out.json',
    'live/../../out.json',
    '/out.json',
    'live//a.json',
    'live/./a.json',
    '',
  ])('A key may not be "%s": it would leave the store, or mean another key', async (key) => {
    const { store } = tried();
    await expect(store.read(key)).rejects.toThrow(StoreError);
    await expect(store.putIfAbsent(key, bytes('out'))).rejects.toThrow(StoreError);
    await expect(store.compareAndSwap(key, bytes('out'), null)).rejects.toThrow(StoreError);
  });

  test.each([
    ['every byte', everyByte],
    ['nothing', new Uint8Array()],
  ])('Content of %s comes back', async (kind, content) => {
    const { store, other } = tried();
    await store.putIfAbsent(`content/${kind.length}.bin`, content);
    const stored = await other.read(`content/${kind.length}.bin`);
    expect(stored?.content.equals(content)).toBe(true);
  });
}
