import { claim } from './claim';

/** Options of `withLock`. */
export type LockOptions = {
  /** Folder to lock. It need not exist; all its names (links) mean the same lock. */
  folder: string;
  /** Maximum time to wait for other processes, in milliseconds. Default: no limit. */
  waitMs?: number;
  /** Called once, when another process holds the lock. */
  onWait?: () => void;
};

/**
 * Runs `work` while no other process of this machine, and no other caller in this one, works on the folder.
 * A lock whose process died is free at once.
 * @throws when `waitMs` has passed; `work` has not started
 * @example const version = await withLock({ folder: 'dist', waitMs: 60_000 }, () => build());
 */
export async function withLock<Result>(
  lock: LockOptions,
  work: () => Promise<Result>,
): Promise<Result> {
  const { folder, waitMs = Infinity } = lock;
  const acquired = await acquireLock(lock);
  if (!acquired)
    throw new Error(
      `Another process has been working in ${folder} for ${seconds(waitMs)}. Nothing was changed; wait for it to end, then try again.`,
    );
  try {
    return await work();
  } finally {
    await acquired.release();
  }
}

/** Locks a folder until `release`, or the end of this process. @returns undefined when `waitMs` has passed */
export async function acquireLock({
  folder,
  waitMs = Infinity,
  onWait,
}: LockOptions): Promise<{ release(): Promise<void> } | undefined> {
  const deadline = performance.now() + waitMs;
  for (let tries = 0; ; tries += 1) {
    const claimed = await claim(folder);
    if (claimed) return claimed;
    // After a single failed attempt both processes may have withdrawn, and none is working.
    if (tries === 1) onWait?.();
    if (performance.now() > deadline) return undefined;
    // A random delay keeps two processes from colliding again.
    await new Promise((resolve) => setTimeout(resolve, 20 + Math.random() * 80));
  }
}

function seconds(ms: number): string {
  const count = Math.round(ms / 1000);
  return count === 1 ? 'a second' : `${count} seconds`;
}
