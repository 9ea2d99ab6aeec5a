import { safeLocalStorage } from '../browser/index';
import { getSiteSettings } from '../settings/index';
import type { SessionEndReason } from './session-state';
import { authStorageKeyOf } from '@site/contract';

let isEndedHere = false;

/** Stores that a member signs out deliberately, so that all tabs can show the reason. */
export function setSignOutFlag(): void {
  isEndedHere = true;
  safeLocalStorage.setItem(markKey(), 'this-tab');
}

/** Clears the flag when somebody signs in. */
export function clearSignOutFlag(): void {
  isEndedHere = false;
  safeLocalStorage.removeItem(markKey());
}

/** Returns the tab that signed out, or null if no tab of this browser did. */
export function readSignOutFlag(): Exclude<SessionEndReason, 'revoked'> | null {
  if (isEndedHere) return 'this-tab';
  return safeLocalStorage.getItem(markKey()) ? 'other-tab' : null;
}

function markKey(): string {
  return `${authStorageKeyOf(getSiteSettings().supabaseUrl)}-ended`;
}
