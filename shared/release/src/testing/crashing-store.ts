import type { Store } from '@site/store';

/** Point at which a process crashes: before or after its `step`-th change of the store. */
export type CrashPoint = { step: number; when: 'before' | 'after' };

/**
 * Creates a store whose process crashes at a certain change.
 * @param end crashes it: by a signal to itself, or by an error if the test continues; after that error nothing can be
 * changed, as by a dead process
 */
export function crashingStore(store: Store, { step, when }: CrashPoint, end: () => never): Store {
  let steps = 0;
  const doom =
    <Arguments extends unknown[], Result>(change: (...args: Arguments) => Promise<Result>) =>
    async (...args: Arguments): Promise<Result> => {
      steps += 1;
      if (steps > step || (steps === step && when === 'before')) end();
      const result = await change(...args);
      if (steps === step) end();
      return result;
    };
  return {
    ...store,
    putIfAbsent: doom((...args) => store.putIfAbsent(...args)),
    compareAndSwap: doom((...args) => store.compareAndSwap(...args)),
    putFolder: doom((...args) => store.putFolder(...args)),
    remove: doom((...args) => store.remove(...args)),
    putSite: doom((...args) => store.putSite(...args)),
    uploadSite: doom((...args) => store.uploadSite(...args)),
  };
}

/** Runs a command whose process ends at a certain change, and lets this one go on. @returns whether it got that far */
export async function endAt(
  site: { store: Store },
  doom: CrashPoint,
  command: () => Promise<unknown>,
): Promise<boolean> {
  const { store } = site;
  let hasEnded = false;
  site.store = crashingStore(store, doom, () => {
    hasEnded = true;
    throw new Error('The process ended here.');
  });
  try {
    await command();
    return hasEnded;
  } catch (error) {
    // Whatever the command made of the crash: a dead process makes nothing of it.
    if (hasEnded) return true;
    throw error;
  } finally {
    site.store = store;
  }
}
