import { availableParallelism } from 'node:os';

const MAX_CONCURRENT = Math.max(2, availableParallelism() - 1);
const pendingStarts: (() => void)[] = [];
let runningCount = 0;

/**
 * Limits concurrent password hashing to the number of spare processors. Queued calls hold neither the database lock
 * nor a thread, so that hundreds of sign-ins do not block a read.
 */
export async function runInHashingQueue<T>(task: () => Promise<T>): Promise<T> {
  if (runningCount >= MAX_CONCURRENT) await new Promise<void>((start) => pendingStarts.push(start));
  else runningCount += 1;
  try {
    return await task();
  } finally {
    const startNext = pendingStarts.shift();
    if (startNext) startNext();
    else runningCount -= 1;
  }
}
