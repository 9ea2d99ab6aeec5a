import { safeSessionStorage } from '@site/browser';
import { sessionStore } from '@site/session';

const key = 'account-recovering';

/**
 * Notes that this tab's session came from a reset link. Only such a session may set a password without
 * the old one; the mark survives a reload, the code does not.
 */
export function markRecovery(): void {
  const userId = sessionStore.getState().user?.id;
  if (userId) safeSessionStorage.setItem(key, userId);
}

export function clearRecovery(): void {
  safeSessionStorage.removeItem(key);
}

export function isRecovering(): boolean {
  const userId = sessionStore.getState().user?.id;
  return userId !== undefined && safeSessionStorage.getItem(key) === userId;
}
