import { safeSessionStorage } from '@site/browser';
import { sessionStore } from '@site/session';

const key = 'account-recovering';

/**
 * Records that the session of this tab came from a reset link. Only such a session may set a password without
 * the old one. The flag survives a reload, the code of the link does not.
 */
export function setRecoveryFlag(): void {
  const userId = sessionStore.getState().user?.id;
  if (userId) safeSessionStorage.setItem(key, userId);
}

export function clearRecoveryFlag(): void {
  safeSessionStorage.removeItem(key);
}

export function isRecoverySession(): boolean {
  const userId = sessionStore.getState().user?.id;
  return userId !== undefined && safeSessionStorage.getItem(key) === userId;
}
