import { sessionStore } from '@site/session';

const key = 'account-recovering';

/**
 * Notes that this tab's session came from a reset link. Only such a session may set a password without
 * the old one; the mark survives a reload, the code does not.
 */
export function markRecovery(): void {
  const userId = sessionStore.getState().user?.id;
  if (userId) withStorage((storage) => storage.setItem(key, userId));
}

export function clearRecovery(): void {
  withStorage((storage) => storage.removeItem(key));
}

export function isRecovering(): boolean {
  const userId = sessionStore.getState().user?.id;
  return userId !== undefined && withStorage((storage) => storage.getItem(key)) === userId;
}

function withStorage<Result>(act: (storage: Storage) => Result): Result | undefined {
  try {
    return act(sessionStorage);
  } catch {
    return undefined; // Storage is blocked: after a reload, the page asks for a new link.
  }
}
