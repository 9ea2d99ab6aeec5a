import { setTimeout as rest } from 'node:timers/promises';

let least = Number.POSITIVE_INFINITY;

/** How long a fixed piece of work takes now, against the least that it took in this run: 1 on a quiet machine. */
export function slowness(): number {
  const start = performance.now();
  let sum = 0;
  for (let step = 0; step < 2e7; step += 1) sum = (sum + step * 7) % 1_000_003;
  const took = performance.now() - start + (sum < 0 ? 1 : 0);
  least = Math.min(least, took);
  return took / least;
}

const tooSlow = 1.3;
const tries = 2;

/**
 * Measures while nothing else runs on this machine: what began or ended on a busy one is done again after a rest.
 * @returns the last try, and whether the machine was quiet for it
 */
export async function whenCalm<Value>(
  measure: () => Promise<Value>,
): Promise<{ value: Value; isCalm: boolean }> {
  for (let left = tries - 1; ; left -= 1) {
    const before = slowness();
    const value = await measure();
    const isCalm = Math.max(before, slowness()) < tooSlow;
    if (isCalm || left === 0) return { value, isCalm };
    console.log('The machine was busy with something else: this round is done again.');
    await rest(5000);
  }
}
