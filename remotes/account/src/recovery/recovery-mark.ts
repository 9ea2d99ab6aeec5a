const key = 'account-recovering';

/**
 * Notes that this tab's session came from a reset link. Only such a session may set a password without
 * the old one; the mark survives a reload, the code does not.
 */
export function markRecovery(): void {
  withStorage((storage) => storage.setItem(key, 'yes'));
}

export function clearRecovery(): void {
  withStorage((storage) => storage.removeItem(key));
}

export function isRecovering(): boolean {
  return withStorage((storage) => storage.getItem(key)) === 'yes';
}

function withStorage<Result>(act: (storage: Storage) => Result): Result | undefined {
  try {
    return act(sessionStorage);
  } catch {
    return undefined; // Storage is blocked: after a reload, the page asks for a new link.
  }
}
