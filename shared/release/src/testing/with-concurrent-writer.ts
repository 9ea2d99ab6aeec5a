import type { Store } from '@site/store';

/** Creates a store without a lock, like a bucket, in which another writer acts just before a decision is written. */
export function withConcurrentWriter(store: Store, rival: () => Promise<unknown>): Store {
  let isDue = true;
  return {
    ...store,
    runExclusive: (work) => work(),
    async compareAndSwap(...args) {
      if (isDue) {
        isDue = false;
        await rival();
      }
      return store.compareAndSwap(...args);
    },
  };
}
