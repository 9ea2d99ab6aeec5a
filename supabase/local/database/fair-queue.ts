/** Request that waits for the database. */
export interface QueueEntry {
  lane: 'auth' | 'rest';
  /** Sequence number of the request, by arrival. */
  order: number;
}

interface PendingEntry extends QueueEntry {
  start(): void;
}

/**
 * Creates a fair lock. The lanes alternate, so that hundreds of sign-ins with many steps do not block a read. Within a
 * lane, the request that arrived first takes precedence with every step, so that later requests with one step do not
 * block one with many. Resolves to the function that releases the lock.
 */
export function createFairQueue(): (entry: QueueEntry) => Promise<() => void> {
  const pending: PendingEntry[] = [];
  let isLocked = false;
  let lastLane: QueueEntry['lane'] = 'auth';

  function findNext(): PendingEntry | undefined {
    const ordered = pending.toSorted((a, b) => a.order - b.order);
    return ordered.find(({ lane }) => lane !== lastLane) ?? ordered[0];
  }

  function release(): void {
    const next = findNext();
    if (next === undefined) {
      isLocked = false;
      return;
    }
    pending.splice(pending.indexOf(next), 1);
    lastLane = next.lane;
    next.start();
  }

  return async (entry) => {
    if (isLocked) await new Promise<void>((start) => pending.push({ ...entry, start }));
    else lastLane = entry.lane;
    isLocked = true;
    return release;
  };
}
