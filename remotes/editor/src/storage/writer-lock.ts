/** Time that the tab with the lock has for its last write before the lock is taken from it. */
const HAND_OVER_MS = 1500;

export type Role = 'writer' | 'reader';

export interface Claim {
  /** Asks the other tab to save and release the lock, and takes the lock after a timeout. */
  readonly takeOver: () => void;
  /** Notifies reading tabs of a new save. */
  readonly tellSaved: () => void;
  readonly release: () => void;
}

export interface ClaimEvents {
  readonly onRole: (role: Role) => void;
  /** The other tab requests the deck: pending changes are written, then the lock is released. */
  readonly onAsked: () => Promise<void>;
  readonly onSavedElsewhere: () => void;
  /** The browser did not grant the lock; the other tab keeps the deck. */
  readonly onNotTaken: () => void;
}

type Message = 'asked' | 'saved';

/**
 * Locks a deck, so that one tab writes it and others read it. The browser's lock ends when its tab crashes; a reader
 * then becomes the writer automatically.
 */
export function claimDeck(deckId: string, events: ClaimEvents): Claim {
  const name = `deck:${deckId}`;
  const channel = new BroadcastChannel(name);
  const { locks }: Partial<Navigator> = navigator;
  const closed = new AbortController();
  let letGo: (() => void) | null = null;
  let waiting: AbortController | null = null;

  function hold(): Promise<void> {
    waiting = null;
    events.onRole('writer');
    return new Promise((resolve) => {
      letGo = resolve;
    });
  }

  function lost(): void {
    letGo = null;
    if (closed.signal.aborted) return;
    events.onRole('reader');
    queue();
  }

  function queue(): void {
    if (!locks) return;
    waiting = new AbortController();
    locks.request(name, { signal: waiting.signal }, hold).then(lost, () => {
      if (letGo) lost();
    });
  }

  function steal(): void {
    waiting?.abort();
    locks?.request(name, { steal: true }, hold).then(lost, () => {
      if (letGo) return lost();
      events.onNotTaken();
      queue();
    });
  }

  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data === 'asked' && letGo) void events.onAsked().finally(() => letGo?.());
    if (data === 'saved' && !letGo) events.onSavedElsewhere();
  });

  if (!locks) events.onRole('writer');
  else
    locks
      .request(name, { ifAvailable: true }, (lock) => (lock ? hold() : undefined))
      .then(lost, lost);

  return {
    takeOver() {
      if (letGo) return events.onRole('writer');
      channel.postMessage('asked' satisfies Message);
      setTimeout(() => letGo || closed.signal.aborted || steal(), HAND_OVER_MS);
    },
    tellSaved: () => channel.postMessage('saved' satisfies Message),
    release() {
      closed.abort();
      waiting?.abort();
      letGo?.();
      channel.close();
    },
  };
}
