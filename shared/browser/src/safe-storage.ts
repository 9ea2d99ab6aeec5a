export type SafeStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Lasts in this browser, for all tabs. */
export const safeLocalStorage = safeStorage(() => localStorage);

/** Lasts in this tab, over a reload. */
export const safeSessionStorage = safeStorage(() => sessionStorage);

/** What was stored as JSON; undefined when there is nothing, or nothing that can be read. */
export function readJson(storage: SafeStorage, key: string): unknown {
  try {
    return JSON.parse(storage.getItem(key) ?? '') ?? undefined;
  } catch {
    return undefined;
  }
}

/**
 * A browser's storage that never throws: it may be blocked, full, or not there at all. What it refuses lasts
 * as long as the page. `open` is called each time, because a mere look at a blocked storage throws.
 */
export function safeStorage(open: () => Storage): SafeStorage {
  const refused = new Map<string, string>();
  return {
    getItem: (key) => refused.get(key) ?? attempt(() => open().getItem(key)) ?? null,
    setItem(key, value) {
      refused.set(key, value);
      attempt(() => {
        open().setItem(key, value);
        refused.delete(key);
      });
    },
    removeItem(key) {
      refused.delete(key);
      attempt(() => open().removeItem(key));
    },
  };
}

function attempt<Result>(act: () => Result): Result | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
