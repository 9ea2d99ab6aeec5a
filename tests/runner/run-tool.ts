import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runNode, workspaceFolder, type RunOptions } from './process';
import { addResults, emptyResult, readJestReport, resultOfExit, type StepResult } from './results';

/**
 * `quick` runs in `npm test`, `slow` besides in `npm run test:all`, `long` in `npm run test:long` only.
 * A test belongs to `slow` when it needs another program than Chromium or tells little for its time. `named` runs by
 * its name only.
 */
export type Tier = 'quick' | 'slow' | 'long' | 'named';

export interface RunContext {
  /** Everything that a run writes is below this folder, which is removed at its end. */
  folder: string;
  /** Processes that run tests at the same time. */
  workers: number;
  /** Runs only the test files that these patterns match; all of the step's files when it is left out. */
  filePatterns?: readonly string[];
  /** Part of the test files, as Jest's `--shard` has it: '1/3'. */
  shard?: string;
}

/** Runs the program of an installed package, without a shell between. */
export function runTool(
  name: string,
  args: readonly string[],
  { program = name, ...options }: RunOptions & { program?: string } = {},
): Promise<number | null> {
  const folder = join(workspaceFolder, 'node_modules', name);
  const manifest = readFileSync(join(folder, 'package.json'), 'utf8');
  const { bin } = JSON.parse(manifest) as { bin: string | Record<string, string> };
  const file = typeof bin === 'string' ? bin : bin[program];
  if (!file) throw new Error(`${name} has no program "${program}".`);
  return runNode([join(folder, file), ...args], options);
}

const kindsOfPackage = ['pure', 'browser', 'node'];

/**
 * Checks the whole workspace, then each kind of package with the global names that it may use and no others. Several
 * checkers of one program check the same declarations again, so a step that shares the machine has one.
 */
export async function checkTypes({ workers }: RunContext): Promise<StepResult> {
  const options = workers === 1 ? ['--singleThreaded'] : [];
  let total = emptyResult;
  for (const config of [
    'tsconfig.json',
    ...kindsOfPackage.map((kind) => `tests/types/${kind}.json`),
  ]) {
    const code = await runTool('typescript', ['-p', config, ...options], { program: 'tsc' });
    total = addResults(total, resultOfExit(code));
  }
  return total;
}

const tierVariables: Record<Tier, Record<string, string>> = {
  quick: {},
  named: {},
  slow: { SLOW: '1' },
  long: { SLOW: '1', LONG: '1' },
};

export async function runJest(
  { folder, workers, filePatterns = [], shard = '1/1' }: RunContext,
  tier: Tier,
): Promise<StepResult> {
  const report = join(folder, `jest-${shard.replace('/', '-of-')}.json`);
  const output = ['--json', `--outputFile=${report}`, `--shard=${shard}`];
  // With a limit of memory, Jest gives a single worker a process of its own, too.
  const processes = [`--maxWorkers=${workers}`, '--workerIdleMemoryLimit=2GB'];
  const args = ['--config', 'tests/jest.config.cjs', ...output, ...processes, ...filePatterns];
  const limitMinutes = tier === 'long' ? 180 : 45;
  return readJestReport(
    report,
    await runTool('jest', args, { env: tierVariables[tier], limitMinutes }),
  );
}
