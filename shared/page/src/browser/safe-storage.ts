/** Methods of `Storage` that never throw. */
export type SafeStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** `localStorage` that never throws. */
export const safeLocalStorage = createSafeStorage(() => localStorage);

/** `sessionStorage` that never throws. */
export const safeSessionStorage = createSafeStorage(() => sessionStorage);

/** Tells whether the browser stores nothing for this site: what is kept lasts until a reload. */
export function isStorageBlocked(): boolean {
  try {
    localStorage.setItem('site-probe', '');
    localStorage.removeItem('site-probe');
    return false;
  } catch {
    return true;
  }
}

/**
 * Reads a JSON value. Returns undefined if the key is missing or its text is not JSON.
 * @example const draft = readStoredJson(safeSessionStorage, 'draft');
 */
export function readStoredJson(storage: SafeStorage, key: string): unknown {
  try {
    return JSON.parse(storage.getItem(key) ?? '') ?? undefined;
  } catch {
    return undefined;
  }
}

/**
 * Creates a storage that never throws, although the browser's may be blocked, full or missing. Rejected values last as long
 * as the page. `open` is called every time, because even reading `window.localStorage` can throw.
 */
export function createSafeStorage(open: () => Storage): SafeStorage {
  const rejectedValues = new Map<string, string>();
  return {
    getItem: (key) => rejectedValues.get(key) ?? attempt(() => open().getItem(key)) ?? null,
    setItem(key, value) {
      rejectedValues.set(key, value);
      attempt(() => {
        open().setItem(key, value);
        rejectedValues.delete(key);
      });
    },
    removeItem(key) {
      rejectedValues.delete(key);
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
