import { claim } from './claim';

export type Lock = {
  /** What nobody else may work on meanwhile. It need not exist; all its names (links) mean the same lock. */
  folder: string;
  /** How long to wait for others; without it, for as long as they live. */
  waitMs?: number;
  /** Called once, when another process turns out to be at work. */
  onWait?: () => void;
};

/**
 * Runs `work` while no other process of this machine, and nothing else in this one, works on the folder.
 * A lock whose process died is free at once.
 * @throws when `waitMs` is over; then nothing was done
 */
export async function withLock<Result>(lock: Lock, work: () => Promise<Result>): Promise<Result> {
  const claimed = await waitForClaim(lock);
  try {
    return await work();
  } finally {
    await claimed.release();
  }
}

async function waitForClaim({ folder, waitMs = Infinity, onWait }: Lock) {
  const deadline = performance.now() + waitMs;
  for (let tries = 0; ; tries += 1) {
    const claimed = await claim(folder);
    if (claimed) return claimed;
    // After one refusal alone it may be that both stepped back, and nobody is at work.
    if (tries === 1) onWait?.();
    if (performance.now() > deadline)
      throw new Error(
        `Another process has been working in ${folder} for ${seconds(waitMs)}. Nothing was changed; wait for it to end, then try again.`,
      );
    // Two that step back from each other must not meet again in the same moment.
    await new Promise((resolve) => setTimeout(resolve, 20 + Math.random() * 80));
  }
}

function seconds(ms: number): string {
  const count = Math.round(ms / 1000);
  return count === 1 ? 'a second' : `${count} seconds`;
}
