import { setTimeout as rest } from 'node:timers/promises';

const pieceMs = 300;

/**
 * Ratio of wall time to processor time of a piece of work: 1 on a quiet machine, 2 where others take
 * every second moment.
 */
export function measureSlowness(): number {
  const start = performance.now();
  const before = process.cpuUsage();
  while (performance.now() - start < pieceMs);
  const { user, system } = process.cpuUsage(before);
  return (performance.now() - start) / ((user + system) / 1000);
}

const tooSlow = 1.3;
const tries = 2;

/**
 * Measures while nothing else runs on this machine: what began or ended on a busy one is done again after a rest.
 * @returns the last try, and whether the machine was quiet for it
 */
export async function measureWhenIdle<Value>(
  measure: () => Promise<Value>,
): Promise<{ value: Value; isCalm: boolean }> {
  for (let left = tries - 1; ; left -= 1) {
    const before = measureSlowness();
    const value = await measure();
    const isCalm = Math.max(before, measureSlowness()) < tooSlow;
    if (isCalm || left === 0) return { value, isCalm };
    console.log('The machine was busy with something else: this round is done again.');
    await rest(5000);
  }
}
