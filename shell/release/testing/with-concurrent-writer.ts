import type { Store } from '../../store/store';

/** Creates a store without a lock, like a bucket, in which another writer acts just before the key `at` is written. */
export function withConcurrentWriter(
  store: Store,
  at: string,
  rival: () => Promise<unknown>,
): Store {
  let isDue = true;
  return {
    ...store,
    runExclusive: (work) => work(),
    async compareAndSwap(key, ...rest) {
      if (isDue && key === at) {
        isDue = false;
        await rival();
      }
      return store.compareAndSwap(key, ...rest);
    },
  };
}
