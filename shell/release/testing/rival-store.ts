import type { PartName } from '@site/contract';
import type { Store } from '../../store/store';

/**
 * Creates a store without a lock, like a bucket, in which another writer acts just before the log of `part`, or the
 * pointer of the site, is written.
 */
export function withRival(
  store: Store,
  part: PartName | 'site',
  rival: () => Promise<unknown>,
): Store {
  let isDue = true;
  return {
    ...store,
    exclusively: (work) => work(),
    async swap(key, ...rest) {
      if (isDue && key === `live/${part}.json`) {
        isDue = false;
        await rival();
      }
      return store.swap(key, ...rest);
    },
  };
}
