import { safeLocalStorage } from '@site/browser';
import { siteSettings } from '@site/settings';
import type { EndReason } from './session-state';
import { storageKey } from './storage-key';

let isEndedHere = false;

/** Stores that a member signs out deliberately, so that all tabs can show the reason. */
export function markSignOut(): void {
  isEndedHere = true;
  safeLocalStorage.setItem(markKey(), 'this-tab');
}

/** Clears the flag when somebody signs in. */
export function clearSignOutMark(): void {
  isEndedHere = false;
  safeLocalStorage.removeItem(markKey());
}

/** Returns the tab that signed out, or null if no tab of this browser did. */
export function whoEnded(): Exclude<EndReason, 'revoked'> | null {
  if (isEndedHere) return 'this-tab';
  return safeLocalStorage.getItem(markKey()) ? 'other-tab' : null;
}

function markKey(): string {
  return `${storageKey(siteSettings().supabaseUrl)}-ended`;
}
