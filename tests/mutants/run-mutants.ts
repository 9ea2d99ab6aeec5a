import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyWorkspacePackages } from '@site/release/testing';
import { readJestReport, resultOfExit, type StepResult } from '../runner/results';

/** A fault that a person could make, and the check that has to fail because of it. */
interface Mutant {
  name: string;
  file: string;
  /** Occurs exactly once in the file (`tests/architecture/mutants.test.ts`). */
  find: string;
  replace: string;
  /** A step of `npm test`; a unit test is named by its file. */
  caughtBy: { step: string; test?: string };
}

/**
 * Puts one fault at a time into a copy of the sources and runs the check that has to fail because of it.
 * `npm run test:mutants` tries all of them, `npm run test:mutants -- name…` those whose names contain these words.
 */
const names = process.argv.slice(2);
const list = readFileSync(join(import.meta.dirname, 'mutants.json'), 'utf8');
const mutants = (JSON.parse(list) as Mutant[]).filter(
  (mutant) => names.length === 0 || names.some((name) => mutant.name.includes(name)),
);
/** Only a hang takes as long. */
const LIMIT_MS = 600_000;
// The workspace itself never holds a mutant, however this run ends.
const folder = realpathSync(mkdtempSync(join(tmpdir(), 'site-mutants-')));
const rootFiles = ['.oxlintrc.json', 'tsconfig.json', 'tsconfig.base.json', 'README.md'];

try {
  copyWorkspacePackages(folder, [...rootFiles, 'docs', 'supabase', 'tests']);
  const problems = findFailingChecks();
  const survivors = problems.length > 0 ? mutants : mutants.filter((mutant) => !isCaught(mutant));
  for (const problem of problems) console.error(problem);
  console.log(`${mutants.length - survivors.length} of ${mutants.length} mutants were caught.`);
  process.exitCode = survivors.length > 0 || mutants.length === 0 ? 1 : 0;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Without a mutant every check has to pass; otherwise it would seem to catch any. */
function findFailingChecks(): string[] {
  const checks = new Map(mutants.map((mutant) => [JSON.stringify(mutant.caughtBy), mutant]));
  return [...checks].flatMap(([name, mutant]) =>
    check(mutant).failures.map((failure) => `${name} fails without a mutant: ${failure}`),
  );
}

function isCaught(mutant: Mutant): boolean {
  const { name, file, find, replace } = mutant;
  const source = readSource(file);
  writeFileSync(
    join(folder, file),
    source.replace(find, () => replace),
  );
  const [failure] = check(mutant).failures;
  writeFileSync(join(folder, file), source);
  console.log(failure ? `caught    ${name}\n          ${firstLine(failure)}` : `SURVIVED  ${name}`);
  return failure !== undefined;
}

function check({ file, caughtBy: { step, test } }: Mutant): StepResult {
  if (test) return runTest(test);
  if (step === 'types') return resultOfExit(run(['typescript/bin/tsc', '-p', '.']));
  return resultOfExit(run(['oxlint/bin/oxlint', '--type-aware', '--deny-warnings', file]));
}

function runTest(test: string): StepResult {
  const report = join(folder, 'report.json');
  const options = ['--config', 'tests/jest.config.cjs', '--runInBand', '--json'];
  const args = ['jest/bin/jest.js', ...options, `--outputFile=${report}`, '--runTestsByPath', test];
  return readJestReport(report, run(args, test.includes('.slow.') ? { SLOW: '1' } : {}));
}

function run([program = '', ...args]: string[], variables: Record<string, string> = {}) {
  const { status } = spawnSync(process.execPath, [join(folder, 'node_modules', program), ...args], {
    cwd: folder,
    env: { ...process.env, ...variables },
    stdio: 'ignore',
    timeout: LIMIT_MS,
  });
  return status;
}

function readSource(file: string): string {
  return readFileSync(join(folder, file), 'utf8');
}

function firstLine(text: string): string {
  return text.split('\n')[0] ?? '';
}
