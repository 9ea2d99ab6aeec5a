import { parseArgs } from 'node:util';
import {
  createHostileSequences,
  runHostileSequences,
} from '../support/hostile/create-hostile-sequences';
import { createOrdinaryVisitor, type VisitorTally } from '../support/hostile/ordinary-visitor';

/**
 * `npm run bench -- attack [--seconds 60] [--parallel 3] [--seed 1]`: an ordinary visitor of the running site (`npm
 * start`) alone, and beside sixty hostile sequences. What counts is the ratio of the slowest hundredth.
 */
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    parallel: { type: 'string', default: '3' },
    seed: { type: 'string', default: '20261124' },
  },
});

const visitor = await createOrdinaryVisitor();
const quietEnd = Date.now() + Number(values.seconds) * 1000;
const quiet = await visitor.visitUntil(() => Date.now() > quietEnd);

let isOver = false;
const sequences = createHostileSequences(Number(values.seed));
const attack = runHostileSequences(sequences, Number(values.parallel)).finally(
  () => (isOver = true),
);
const attacked = await visitor.visitUntil(() => isOver);

for (const { name, status, sentence, succeeded } of await attack)
  console.log(`${succeeded ? 'SUCCEEDED ' : ''}${status} ${name}: ${sentence}`);
for (const refusal of [...quiet.refusals, ...attacked.refusals])
  console.log(`A visitor was refused: ${refusal}`);
console.log(`\nquiet: ${format(quiet)}\nattacked: ${format(attacked)}`);
console.log(
  `The slowest hundredth takes ${(percentile(attacked, 0.99) / percentile(quiet, 0.99)).toFixed(1)} × as long.`,
);

function format(tally: VisitorTally): string {
  const [p50, p99] = [0.5, 0.99].map((ratio) => Math.round(percentile(tally, ratio)));
  return `${tally.durations.length} requests, median ${p50} ms, slowest hundredth ${p99} ms`;
}

function percentile({ durations }: VisitorTally, ratio: number): number {
  const sorted = durations.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length * ratio)] ?? 0;
}
