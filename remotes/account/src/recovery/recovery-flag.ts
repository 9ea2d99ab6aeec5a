import { safeSessionStorage } from '@site/page/browser';
import { sessionStore, type User } from '@site/page/session';

const key = 'account-recovering';

/**
 * Records that the session of this tab came from a reset link. Only such a session may set a password without
 * the old one. The flag survives a reload, the code of the link does not.
 */
export function setRecoveryFlag(): void {
  const userId = findSessionUser()?.id;
  if (userId) safeSessionStorage.setItem(key, userId);
}

export function clearRecoveryFlag(): void {
  safeSessionStorage.removeItem(key);
}

export function isRecoverySession(): boolean {
  const userId = findSessionUser()?.id;
  return userId !== undefined && safeSessionStorage.getItem(key) === userId;
}

/** User of the session, also while the second step is missing. */
export function findSessionUser(): User | null {
  const { user, pendingUser } = sessionStore.getState();
  return user ?? pendingUser;
}
