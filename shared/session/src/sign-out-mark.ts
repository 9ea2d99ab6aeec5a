import { safeLocalStorage } from '@site/browser';
import { siteSettings } from '@site/settings';
import { storageKey } from './storage-key';

let isEndedHere = false;

/** Notes that a person is leaving on purpose, so that this tab and the others can say so. */
export function markSignOut(): void {
  isEndedHere = true;
  safeLocalStorage.setItem(markKey(), 'chosen');
}

/** Someone signs in: what ended before is history. */
export function clearSignOutMark(): void {
  isEndedHere = false;
  safeLocalStorage.removeItem(markKey());
}

export function whoEnded(): 'this-tab' | 'other-tab' | null {
  if (isEndedHere) return 'this-tab';
  return safeLocalStorage.getItem(markKey()) ? 'other-tab' : null;
}

function markKey(): string {
  return `${storageKey(siteSettings().supabaseUrl)}-ended`;
}
