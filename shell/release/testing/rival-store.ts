import type { PartName } from '@site/contract';
import type { Store } from '../../store/store';

/** A store without a lock, as a bucket is, to which a rival comes just before a part's log, or the site's pointer, is written. */
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
