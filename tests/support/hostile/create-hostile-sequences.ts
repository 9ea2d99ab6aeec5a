import { takeovers } from './account-sequences';
import { createRandom } from '@site/testing/create-random';
import type { HostileOutcome, HostileSequence } from './hostile-sequence';
import { publicAttacks } from './public-sequences';

/** Result of one sequence, for the list that a run prints. */
export type HostileResult = HostileOutcome & { name: string };

/** Creates all hostile sequences, twelve kinds in five variations each. Guesses and names follow from the seed. */
export function createHostileSequences(seed: number): HostileSequence[] {
  const random = createRandom(seed);
  return Object.entries({ ...takeovers, ...publicAttacks }).flatMap(([kind, variations]) =>
    Object.entries(variations).map(([variation, run]) => ({
      name: `${kind}: ${variation}`,
      run: () => run(random),
    })),
  );
}

/** Runs sequences, several at a time. */
export async function runHostileSequences(
  sequences: readonly HostileSequence[],
  parallel: number,
): Promise<HostileResult[]> {
  const waiting = [...sequences];
  const results: HostileResult[] = [];
  async function runSome(): Promise<void> {
    for (let next = waiting.shift(); next; next = waiting.shift())
      results.push({ name: next.name, ...(await next.run()) });
  }
  await Promise.all(Array.from({ length: parallel }, runSome));
  return results;
}
