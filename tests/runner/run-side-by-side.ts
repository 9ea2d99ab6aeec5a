import type { Selection } from './changed';
import type { Step } from './steps';

/** A step waits for disks, timers and browsers for about a third of its time, so two cores have work for three. */
const LANES = 3;

/**
 * Runs steps at the same time, in their order, as many as `LANES` admits. A step that changes the site has it for
 * itself; those that only read it share it.
 */
export async function runSideBySide(
  selection: readonly Selection[],
  run: (each: Selection) => Promise<void>,
): Promise<void> {
  const waiting = [...selection];
  const running = new Map<Step, Promise<void>>();
  while (waiting.length > 0 || running.size > 0) {
    const index = waiting.findIndex(({ step }) => mayBegin(step, [...running.keys()]));
    const [next] = index < 0 ? [] : waiting.splice(index, 1);
    if (next) {
      const end = run(next).finally(() => running.delete(next.step));
      running.set(next.step, end);
    } else await Promise.race(running.values());
  }
}

function mayBegin(step: Step, running: readonly Step[]): boolean {
  const lanes = [step, ...running].reduce((sum, each) => sum + each.lanes, 0);
  const isSiteFree =
    !step.site || running.every(({ site }) => !site || (site === 'reads' && step.site === 'reads'));
  return lanes <= LANES && isSiteFree && !running.includes(step);
}
