/** How long the tab that holds a deck may take to hand it over before it is taken. */
const HAND_OVER_MS = 1500;

export type Role = 'writer' | 'reader';

export interface Claim {
  /** Asks the other tab to save and let go, and takes the deck when it does not answer. */
  readonly takeOver: () => void;
  /** Tells the tabs that only read that there is something new to read. */
  readonly tellSaved: () => void;
  readonly release: () => void;
}

export interface ClaimEvents {
  readonly onRole: (role: Role) => void;
  /** The other tab asks for the deck: write what is unsaved, then it goes. */
  readonly onAsked: () => Promise<void>;
  readonly onSavedElsewhere: () => void;
  /** The browser did not give the deck; it stays with the other tab. */
  readonly onNotTaken: () => void;
}

type Message = 'asked' | 'saved';

/**
 * One tab writes a deck, others read it. The lock is the browser's own, so it also ends when a tab
 * crashes; a reader then becomes the writer by itself.
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
