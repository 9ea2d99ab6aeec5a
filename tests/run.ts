import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { noteLongStep } from './runner/long-results';
import { add, failedOnce, nothing, sentenceOf, type Counts } from './runner/counts';
import { stopEverything } from './runner/process';
import type { Place } from './runner/run-tool';
import { steps, type Step } from './runner/steps';

// `npm test` runs every step but the long ones, `npm run test:long` those, `npm test -- unit lint` the named
// ones. Steps that leave the site alone go on beside those that use it. What failed is named once more at the end, and the last line says how it went.
const chosen = chosenSteps(process.argv.slice(2));
const place: Place = { folder: mkdtempSync(join(tmpdir(), 'site-test-')) };

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => void leave(1));
}

for (const step of chosen) step.prepare?.();
const apart = chosen.filter((step) => step.isApart);
const onSite = chosen.filter((step) => !step.isApart);
const isShared = apart.length > 0 && onSite.length > 0;
const [one, other] = await Promise.all([
  runSteps(onSite, place),
  runSteps(apart, isShared ? { ...place, log: join(place.folder, 'said.txt') } : place),
]);
const total = add(one, other);
await stopEverything();
if (total.failures.length > 0) console.log(`\nFailed:\n\n${total.failures.join('\n\n')}\n`);
console.log(sentenceOf(total));
await leave(total.failed > 0 ? 1 : 0);

function chosenSteps(names: string[]): Step[] {
  if (names.length === 0) return steps.filter((step) => !step.isLong);
  if (names[0] === '--long') return steps.filter((step) => step.isLong);
  const known = steps.map((step) => step.name);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    console.error(`There is no step "${unknown[0]}". Steps are: ${known.join(', ')}.`);
    process.exit(1);
  }
  return steps.filter((step) => names.includes(step.name));
}

async function runSteps(steps: Step[], where: Place): Promise<Counts> {
  let counts = nothing;
  for (const step of steps) counts = add(counts, await runStep(step, where));
  return counts;
}

async function runStep(step: Step, where: Place): Promise<Counts> {
  console.log(
    `\n── ${step.name}${where.log ? ' (beside the others; what it says comes at its end)' : ''}`,
  );
  const start = performance.now();
  const counts = await step.run(where).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    console.error(reason);
    return failedOnce(reason);
  });
  const seconds = (performance.now() - start) / 1000;
  if (where.log) tellOnce(where.log);
  console.log(`── ${step.name}: ${sentenceOf(counts)} (${seconds.toFixed(1)} s)`);
  if (step.isLong) noteLongStep(step.name, counts, seconds);
  return { ...counts, failures: counts.failures.map((failure) => `${step.name}: ${failure}`) };
}

function tellOnce(log: string): void {
  if (!existsSync(log)) return;
  process.stdout.write(`\n${readFileSync(log, 'utf8')}`);
  rmSync(log);
}

async function leave(code: number): Promise<never> {
  await stopEverything();
  rmSync(place.folder, { recursive: true, force: true });
  process.exit(code);
}
