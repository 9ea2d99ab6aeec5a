import { StoreError, type Store } from '@site/store';

const CALLS = [
  'read',
  'list',
  'putIfAbsent',
  'compareAndSwap',
  'putFolder',
  'openFolder',
  'putSite',
  'uploadSite',
  'hasSite',
] as const;

/**
 * Creates a store whose `call`-th call fails once, as by a service that is unavailable for a moment: before it takes
 * effect, or after that, so that only the answer is lost.
 */
export function failingStore(
  store: Store,
  { call, when }: { call: number; when: 'before' | 'after' },
): Store {
  let calls = 0;
  const fail =
    <Arguments extends unknown[], Result>(method: (...args: Arguments) => Promise<Result>) =>
    async (...args: Arguments): Promise<Result> => {
      calls += 1;
      const isFailing = calls === call;
      if (isFailing && when === 'before') throw unavailable();
      const result = await method(...args);
      if (isFailing) throw unavailable();
      return result;
    };
  const methods = CALLS.map((name) => [
    name,
    fail(store[name] as (...args: unknown[]) => Promise<unknown>),
  ]);
  return { ...store, ...(Object.fromEntries(methods) as Partial<Store>) };
}

/** Creates a store whose `call`-th read returns half of the content. */
export function tearingStore(store: Store, call: number): Store {
  let reads = 0;
  return {
    ...store,
    read: async (key) => {
      reads += 1;
      const stored = await store.read(key);
      if (!stored || reads !== call) return stored;
      return { ...stored, content: stored.content.subarray(0, stored.content.length / 2) };
    },
  };
}

function unavailable(): StoreError {
  return new StoreError('The store answers with errors.', { kind: 'transient' });
}
