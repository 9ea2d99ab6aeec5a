import { RELEASE_UNITS, type ReleaseUnit } from '@site/contract';

/** One command of a team, and what goes wrong while it runs. */
export type SequenceStep = {
  command: (typeof COMMANDS)[number];
  unit: ReleaseUnit;
  mark: string;
  trouble: (typeof TROUBLES)[number];
  /** Change of the store at which a process crashes; for an error every seventh call counts. */
  at: number;
  when: 'before' | 'after';
};

/** Each as often as it occurs here. */
const COMMANDS = [
  ...Array.from({ length: 9 }, () => 'release' as const),
  ...Array.from({ length: 4 }, () => 'rollback' as const),
  ...Array.from({ length: 3 }, () => 'canary' as const),
  ...(['settings', 'settings', 'rollback --to', 'rollback --to', 'promote', 'promote'] as const),
  ...(['publish', 'compose', 'compose'] as const),
];
const TROUBLES = ['none', 'none', 'none', 'crash', 'error', 'rival'] as const;

export function planStep(random: () => number): SequenceStep {
  const pickOne = <Each>(from: readonly Each[]): Each => {
    const [picked] = from.slice(Math.floor(random() * from.length));
    if (picked === undefined) throw new Error('There is nothing to pickOne from.');
    return picked;
  };
  return {
    command: pickOne(COMMANDS),
    unit: pickOne(RELEASE_UNITS),
    mark: String(1 + Math.floor(random() * 5)),
    trouble: pickOne(TROUBLES),
    at: 1 + Math.floor(random() * 4),
    when: random() < 0.5 ? 'before' : 'after',
  };
}

/** Returns the same numbers for the same seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
