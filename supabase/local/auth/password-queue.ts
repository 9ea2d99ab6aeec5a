import { availableParallelism } from 'node:os';

const atOnce = Math.max(2, availableParallelism() - 1);
const waiting: (() => void)[] = [];
let running = 0;

/**
 * Lets only as many calls hash passwords at once as there are processors to spare. The others wait here, where
 * they hold neither a turn at the database nor a thread: three hundred sign-ins leave room for a read.
 */
export async function inPasswordQueue<T>(work: () => Promise<T>): Promise<T> {
  if (running >= atOnce) await new Promise<void>((go) => waiting.push(go));
  else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
