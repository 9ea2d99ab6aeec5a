import type { StoresUnderTest } from './stores-under-test';

const bytes = (text: string) => Buffer.from(text);

export function describePointers(tried: StoresUnderTest) {
  test('Of twenty who put what is absent, one does, and its content stays', async () => {
    const { store, other } = tried();
    const tries = Array.from({ length: 20 }, (_, index) =>
      (index % 2 ? store : other).putIfAbsent('live/first.json', bytes(`${index}`)),
    );
    const answers = await Promise.all(tries);
    expect(answers.filter(Boolean)).toHaveLength(1);
    const kept = (await store.read('live/first.json'))?.content.toString();
    expect(kept).toBe(String(answers.indexOf(true)));
    expect(await store.putIfAbsent('live/first.json', bytes('later'))).toBe(false);
    expect((await store.read('live/first.json'))?.content.toString()).toBe(kept);
  });

  test('Of twenty who swap what they read, one does, and nothing of it is lost', async () => {
    const { store, other } = tried();
    await store.putIfAbsent('live/swapped.json', bytes('0'));
    const tag = (await store.read('live/swapped.json'))?.etag ?? null;
    const tries = Array.from({ length: 20 }, (_, index) =>
      (index % 2 ? store : other).compareAndSwap('live/swapped.json', bytes(`by ${index}`), tag),
    );
    const answers = await Promise.all(tries);
    expect(answers.filter(Boolean)).toHaveLength(1);
    const kept = (await store.read('live/swapped.json'))?.content.toString();
    expect(kept).toBe(`by ${answers.indexOf(true)}`);
  });

  test('A swap says what was there before, or that nothing was', async () => {
    const { store } = tried();
    expect(await store.compareAndSwap('live/tags.json', bytes('1'), 'a tag of nothing')).toBe(
      false,
    );
    expect(await store.read('live/tags.json')).toBeUndefined();
    expect(await store.compareAndSwap('live/tags.json', bytes('1'), null)).toBe(true);
    expect(await store.compareAndSwap('live/tags.json', bytes('2'), null)).toBe(false);
    const first = await store.read('live/tags.json');
    expect(await store.compareAndSwap('live/tags.json', bytes('2'), first?.etag ?? '')).toBe(true);
    expect((await store.read('live/tags.json'))?.etag).not.toBe(first?.etag);
    expect(await store.compareAndSwap('live/tags.json', bytes('3'), first?.etag ?? '')).toBe(false);
    expect((await store.read('live/tags.json'))?.content.toString()).toBe('2');
  });
}
