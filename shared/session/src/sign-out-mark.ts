import { siteSettings } from '@site/settings';
import { storageKey } from './storage-key';

let wasHere = false;

/** Notes that a person is leaving on purpose, so that this tab and the others can say so. */
export function markSignOut(): void {
  wasHere = true;
  withStorage((storage, key) => storage.setItem(key, 'chosen'));
}

/** Someone signs in: what ended before is history. */
export function clearSignOutMark(): void {
  wasHere = false;
  withStorage((storage, key) => storage.removeItem(key));
}

export function whoEnded(): 'this-tab' | 'other-tab' | null {
  if (wasHere) return 'this-tab';
  return withStorage((storage, key) => storage.getItem(key)) ? 'other-tab' : null;
}

function withStorage<Result>(act: (storage: Storage, key: string) => Result): Result | undefined {
  try {
    return act(localStorage, `${storageKey(siteSettings().supabaseUrl)}-ended`);
  } catch {
    return undefined; // Storage is blocked: the other tabs cannot be told why.
  }
}
