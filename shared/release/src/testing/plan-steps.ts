import { SAMPLE_UNITS } from '@site/contract/samples';
import fc from 'fast-check';

/** Each as often as it occurs here. */
const COMMANDS = [
  ...Array.from({ length: 8 }, () => 'release' as const),
  ...Array.from({ length: 4 }, () => 'rollback' as const),
  ...Array.from({ length: 3 }, () => 'rollback --to' as const),
  ...Array.from({ length: 3 }, () => 'canary' as const),
  ...(['settings', 'settings', 'promote', 'promote', 'publish', 'compose'] as const),
];

/**
 * Faults during a command: its process ends at a change of the store; a call fails, before or after it took effect;
 * a read returns half; another team decides at the same moment.
 */
const FAULTS = ['none', 'none', 'none', 'crash', 'error', 'torn', 'rival', 'rival'] as const;

/** Parts that the store loses, or that get other bytes, before a command. */
const LOSSES = [
  ...Array.from({ length: 10 }, () => 'nothing' as const),
  ...(['old version', 'old file', 'live version', 'decision', 'damaged decision'] as const),
  ...(['live object', 'compositions'] as const),
];

const commandArbitrary = fc.record({
  name: fc.constantFrom(...COMMANDS),
  unit: fc.constantFrom(...SAMPLE_UNITS),
  mark: fc.integer({ min: 1, max: 6 }).map(String),
  /** For `rollback --to`: so many decisions back. */
  back: fc.integer({ min: 1, max: 10 }),
});

const stepArbitrary = fc.record({
  command: commandArbitrary,
  fault: fc.constantFrom(...FAULTS),
  /** Call of the store at which the fault occurs; for a crash only changes count. */
  call: fc.integer({ min: 1, max: 60 }),
  when: fc.constantFrom('before' as const, 'after' as const),
  rival: commandArbitrary,
  loss: fc.constantFrom(...LOSSES),
  /** Chooses among the parts that can be lost. */
  lossSeed: fc.nat(1000),
  /** Hours by which the clock of this machine is off. */
  clockHours: fc.integer({ min: -72, max: 72 }),
});

/** One command of a team. */
export type SequenceCommand =
  typeof commandArbitrary extends fc.Arbitrary<infer Each> ? Each : never;

/** One command, and what goes wrong before it and while it runs. */
export type SequenceStep = typeof stepArbitrary extends fc.Arbitrary<infer Each> ? Each : never;

/** Plans random steps, the same ones for the same seed. */
export function planSteps(seed: number, count: number): SequenceStep[] {
  return fc.sample(stepArbitrary, { seed, numRuns: count, unbiased: true });
}

/** Describes a step in one line, as far as it matters. */
export function formatStep(step: SequenceStep): string {
  const { command, fault, call, when, rival, loss, lossSeed, clockHours } = step;
  const faults = {
    none: [],
    crash: [`crash ${when} change ${1 + (call % 4)}`],
    error: [`error ${when} call ${call}`],
    torn: [`torn read ${call}`],
    rival: [`rival: ${formatCommand(rival)}`],
  };
  const lost = loss === 'nothing' ? [] : [`lost: ${loss} (${lossSeed})`];
  return [...lost, formatCommand(command), ...faults[fault], `clock ${clockHours} h`].join('; ');
}

function formatCommand({ name, unit, mark, back }: SequenceCommand): string {
  return `${name} ${unit} ${name === 'rollback --to' ? `-${back}` : mark}`;
}

/**
 * Leaves out steps that a failure does not need.
 * @param fails runs the steps on a new site
 */
export async function shrinkSteps(
  steps: SequenceStep[],
  fails: (fewer: SequenceStep[]) => Promise<boolean>,
): Promise<SequenceStep[]> {
  let smallest = steps;
  for (let index = steps.length - 1; index >= 0; index -= 1) {
    const fewer = smallest.toSpliced(index, 1);
    if (await fails(fewer)) smallest = fewer;
  }
  return smallest;
}
