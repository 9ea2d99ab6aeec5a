import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { noteLongStep } from './runner/long-results';
import { add, failedOnce, nothing, sentenceOf, type Counts } from './runner/counts';
import { stopEverything } from './runner/process';
import { steps, type Step } from './runner/steps';

// `npm test` runs every step but the long ones, `npm run test:long` those, `npm test -- unit lint` the named
// ones. What failed is named once more at the end, and the last line says how it went.
const chosen = chosenSteps(process.argv.slice(2));
const place = { folder: mkdtempSync(join(tmpdir(), 'site-test-')) };

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => void leave(1));
}

let total = nothing;
for (const step of chosen) {
  total = add(total, await runStep(step));
}
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

async function runStep(step: Step): Promise<Counts> {
  console.log(`\n── ${step.name}`);
  const start = performance.now();
  const counts = await step.run(place).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    console.error(reason);
    return failedOnce(reason);
  });
  const seconds = (performance.now() - start) / 1000;
  console.log(`── ${step.name}: ${sentenceOf(counts)} (${seconds.toFixed(1)} s)`);
  if (step.isLong) noteLongStep(step.name, counts, seconds);
  return { ...counts, failures: counts.failures.map((failure) => `${step.name}: ${failure}`) };
}

async function leave(code: number): Promise<never> {
  await stopEverything();
  rmSync(place.folder, { recursive: true, force: true });
  process.exit(code);
}
