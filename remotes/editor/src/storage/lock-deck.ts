/** Time that the tab with the lock has for its last write before the lock is taken from it. */
const HAND_OVER_TIMEOUT_MS = 1500;

export type DeckRole = 'writer' | 'reader';

/** Handle of a tab that holds the lock of a deck or waits for it; `onRole` tells which. */
export interface DeckLock {
  /** Asks the other tab to save and release the lock, and takes the lock after a timeout. */
  readonly takeOver: () => void;
  /** Notifies reading tabs of a new save. */
  readonly announceSave: () => void;
  readonly release: () => void;
}

interface DeckLockEvents {
  readonly onRole: (role: DeckRole) => void;
  /** The other tab requests the deck: pending changes are written, then the lock is released. */
  readonly onHandOverRequest: () => Promise<void>;
  readonly onSavedElsewhere: () => void;
  /** The browser did not grant the lock; the other tab keeps the deck. */
  readonly onTakeOverFailed: () => void;
}

type LockMessage = 'asked' | 'saved';

/**
 * Locks a deck, so that one tab writes it and others read it. The browser's lock ends when its tab crashes; a reader
 * then becomes the writer automatically.
 */
export function lockDeck(deckId: string, events: DeckLockEvents): DeckLock {
  const name = `deck:${deckId}`;
  const channel = new BroadcastChannel(name);
  const { locks }: Partial<Navigator> = navigator;
  const closing = new AbortController();
  let releaseLock: (() => void) | null = null;
  let pendingRequest: AbortController | null = null;
  let isAsking = false;

  function holdLock(): Promise<void> {
    pendingRequest = null;
    isAsking = false;
    events.onRole('writer');
    return new Promise((resolve) => {
      releaseLock = resolve;
    });
  }

  function handleLockLost(): void {
    releaseLock = null;
    if (closing.signal.aborted) return;
    events.onRole('reader');
    waitForLock();
  }

  function waitForLock(): void {
    pendingRequest = new AbortController();
    locks?.request(name, { signal: pendingRequest.signal }, holdLock).then(handleLockLost, () => {
      if (releaseLock) handleLockLost();
    });
  }

  function stealLock(): void {
    pendingRequest?.abort();
    locks?.request(name, { steal: true }, holdLock).then(handleLockLost, () => {
      if (releaseLock) return handleLockLost();
      events.onTakeOverFailed();
      waitForLock();
    });
  }

  channel.addEventListener('message', ({ data }: MessageEvent<LockMessage>) => {
    // The lock may be stolen and taken again while the last write waits: only the lock of this request is released.
    if (data === 'asked' && releaseLock) void events.onHandOverRequest().finally(releaseLock);
    if (data === 'saved' && !releaseLock) events.onSavedElsewhere();
  });

  if (!locks) events.onRole('writer');
  const holdIfFree = (lock: Lock | null) => (lock ? holdLock() : undefined);
  locks?.request(name, { ifAvailable: true }, holdIfFree).then(handleLockLost, handleLockLost);

  return {
    takeOver() {
      if (releaseLock) return events.onRole('writer');
      channel.postMessage('asked' satisfies LockMessage);
      isAsking = true;
      setTimeout(() => !isAsking || closing.signal.aborted || stealLock(), HAND_OVER_TIMEOUT_MS);
    },
    announceSave: () => channel.postMessage('saved' satisfies LockMessage),
    release() {
      closing.abort();
      pendingRequest?.abort();
      releaseLock?.();
      channel.close();
    },
  };
}
