import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { changedFiles, selectChanged, type Selection } from './runner/changed';
import { stopEverything } from './runner/process';
import { createProgress } from './runner/progress';
import { formatInstallHint, preparePrograms, programs } from './runner/programs';
import {
  addResults,
  emptyResult,
  failedResult,
  exitCodeOf,
  skippedResult,
  slowestFiles,
  summaryLine,
  type StepResult,
} from './runner/results';
import { createRunFolder } from './runner/run-folder';
import { runInPairs } from './runner/run-in-pairs';
import type { Tier } from './runner/run-tool';
import { steps } from './runner/steps';
import { selectRepeated, startBusyLoops } from './runner/stress';

const usage = `npm test                              the quick steps
npm run test:all                      the slow steps besides
npm run test:long                     the long steps
npm test -- --changed [--base main]   the quick steps and tests that a change can reach
npm test -- STEP …                    these steps: ${steps.map(({ name }) => name).join(', ')}
npm run test:stress -- FILE_OR_STEP [--times 20]

tests/README.md says more.`;

const { values: flags, positionals: names } = readArguments();

const context = { folder: createRunFolder() };
/** Set once no further step may begin. */
let isLeaving = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => void leave(1));
}
try {
  await leave(await runSelection(select()));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  await leave(1);
}

function readArguments() {
  try {
    const parsed = parseArgs({
      allowPositionals: true,
      options: {
        tier: { type: 'string', multiple: true, default: ['quick'] },
        changed: { type: 'boolean', default: false },
        base: { type: 'string', default: 'main' },
        stress: { type: 'boolean', default: false },
        times: { type: 'string', default: '20' },
        help: { type: 'boolean', default: false },
      },
    });
    if (!parsed.values.help) return parsed;
    console.log(usage);
    process.exit();
  } catch (error) {
    const [sentence] = (error instanceof Error ? error.message : String(error)).split('. ');
    console.error(`${sentence}.\n\n${usage}`);
    process.exit(2);
  }
}

function select(): Selection[] {
  if (flags.stress) return selectRepeated(steps, names, Number(flags.times));
  if (flags.changed) {
    const files = changedFiles(flags.base);
    const selection = selectChanged(quickSteps(), files);
    console.log(
      `${files.length} changed files reach ${selection.map(describeSelected).join(', ')}.`,
    );
    return selection;
  }
  const known = steps.map(({ name }) => name);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown) throw new Error(`There is no step "${unknown}". Steps are: ${known.join(', ')}.`);
  if (names.length > 0)
    return steps.filter(({ name }) => names.includes(name)).map((step) => ({ step }));
  return steps.filter(({ tier }) => flags.tier.includes(tier)).map((step) => ({ step }));
}

function describeSelected({ step, filePatterns }: Selection): string {
  return filePatterns ? `${step.name} (${filePatterns.length} patterns of files)` : step.name;
}

function quickSteps() {
  return steps.filter(({ tier }) => tier === ('quick' satisfies Tier));
}

async function runSelection(selection: readonly Selection[]): Promise<number> {
  const missing = preparePrograms([...new Set(selection.flatMap(({ step }) => step.programs))]);
  const hasBrowser = !missing.includes(programs.headlessShell);
  const stopLoops = flags.stress ? startBusyLoops() : () => undefined;
  const progress = createProgress(selection.map(({ step }) => step));
  let total = emptyResult;
  const run = async (each: Selection) => {
    if (isLeaving) return;
    const isSkipped = each.step.requiresBrowser && !hasBrowser;
    progress.begin(each.step);
    const result = isSkipped
      ? skippedResult(`${each.step.name}: Chromium is missing.`)
      : await runStep(each, each.step.usesOneCore && selection.length > 1 ? 1 : 2);
    progress.end(each.step, summaryLine(result));
    total = addResults(total, result);
  };
  await runInPairs(
    selection.filter(({ step }) => step.usesOneCore),
    run,
  );
  for (const each of selection) if (!each.step.usesOneCore) await run(each);
  stopLoops();
  await stopEverything();
  console.log(`\nSteps:\n${progress.describeSteps()}`);
  console.log(`\nSlowest files:\n${slowestFiles(total, 10)}`);
  for (const program of missing) console.log(`\nSkipped tests: ${formatInstallHint(program)}`);
  if (total.skips.length > 0) console.log(`\nSkipped:\n${total.skips.join('\n')}`);
  if (total.failures.length > 0) console.log(`\nFailed:\n\n${total.failures.join('\n\n')}\n`);
  console.log(summaryLine(total));
  const exitCode = exitCodeOf(total, Boolean(process.env.CI));
  if (exitCode !== 0 && total.failed === 0)
    console.log('A build server must run every test; the skipped ones are listed above.');
  return exitCode;
}

async function runStep({ step, filePatterns }: Selection, workers: number): Promise<StepResult> {
  const result = await step
    .run({ ...context, workers, ...(filePatterns ? { filePatterns } : {}) })
    .catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      console.error(reason);
      return failedResult(reason);
    });
  return { ...result, failures: result.failures.map((failure) => `${step.name}: ${failure}`) };
}

async function leave(code: number): Promise<never> {
  isLeaving = true;
  await stopEverything();
  rmSync(context.folder, { recursive: true, force: true });
  process.exit(code);
}
