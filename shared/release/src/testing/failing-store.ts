import { StoreError, type Store } from '@site/store';

const CALLS = [
  'read',
  'list',
  'putIfAbsent',
  'compareAndSwap',
  'putFolder',
  'openFolder',
  'putSite',
  'publishSite',
  'hasSite',
] as const;

/** Creates a store whose `failing`-th call fails once, as by a service that is unavailable for a moment. */
export function failingStore(store: Store, failing: number, when: 'before' | 'after'): Store {
  let calls = 0;
  const fail =
    <Arguments extends unknown[], Result>(call: (...args: Arguments) => Promise<Result>) =>
    async (...args: Arguments): Promise<Result> => {
      calls += 1;
      const isFailing = calls === failing;
      if (isFailing && when === 'before') throw unavailable();
      const result = await call(...args);
      if (isFailing) throw unavailable();
      return result;
    };
  const methods = CALLS.map((name) => [
    name,
    fail(store[name] as (...args: unknown[]) => Promise<unknown>),
  ]);
  return { ...store, ...(Object.fromEntries(methods) as Partial<Store>) };
}

function unavailable(): StoreError {
  return new StoreError('The store answers with errors.', { kind: 'transient' });
}
