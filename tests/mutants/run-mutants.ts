import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyRooms } from '@site/shell/release/test/workspace-copy';
import { readJestReport, resultOfExit, type StepResult } from '../runner/results';
import { mutants, type Mutant } from './mutants';

/**
 * Puts one fault at a time into a copy of the sources and runs the test that has to fail because of it.
 * `npm run test:mutants` tries all of them, `npm run test:mutants -- name…` those whose names contain these words.
 */
const names = process.argv.slice(2);
const selected = mutants.filter(
  (mutant) => names.length === 0 || names.some((name) => mutant.name.includes(name)),
);
// Whatever ends this run, the workspace itself never holds a mutant.
const folder = realpathSync(mkdtempSync(join(tmpdir(), 'site-mutants-')));
/** Only a hang takes as long. */
const LIMIT_MS = 300_000;
const rootFiles = ['.oxlintrc.json', 'tsconfig.json', 'tsconfig.base.json'];

try {
  copyRooms(folder, [...rootFiles, 'tests', 'supabase', 'docs', 'README.md']);
  const problems = [...selected.flatMap(problemOf), ...failingChecks()];
  const survivors = problems.length > 0 ? [] : selected.filter((mutant) => !isCaught(mutant));
  for (const problem of problems) console.error(problem);
  console.log(`\n${selected.length - survivors.length} of ${selected.length} mutants were caught.`);
  process.exitCode = selected.length === 0 || problems.length + survivors.length > 0 ? 1 : 0;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** A mutant is out of date when its text is not there exactly once. */
function problemOf({ name, file, find }: Mutant): string[] {
  const count = existsSync(join(folder, file)) ? sourceOf(file).split(find).length - 1 : 0;
  return count === 1 ? [] : [`"${name}": its text occurs ${count} times in ${file}, not once.`];
}

/** Without a mutant every check has to pass; otherwise it would seem to catch any. */
function failingChecks(): string[] {
  const checks = new Map(selected.map((mutant) => [JSON.stringify(mutant.caughtBy), mutant]));
  return [...checks.values()].flatMap((mutant) => {
    const { failures } = check(mutant);
    return failures.length === 0 ? [] : [`Fails without a mutant: ${failures.join('\n')}`];
  });
}

function isCaught(mutant: Mutant): boolean {
  const { name, file, find, replace } = mutant;
  const source = sourceOf(file);
  writeFileSync(
    join(folder, file),
    source.replace(find, () => replace),
  );
  const [failure] = check(mutant).failures;
  writeFileSync(join(folder, file), source);
  console.log(failure ? `caught    ${name}\n          ${firstLine(failure)}` : `SURVIVED  ${name}`);
  return failure !== undefined;
}

function check({ file, caughtBy }: Mutant): StepResult {
  if ('test' in caughtBy) return runTest(caughtBy.test);
  if (caughtBy.step === 'types') return resultOfExit(run(['typescript/bin/tsc', '-p', '.']));
  return resultOfExit(run(['oxlint/bin/oxlint', '--type-aware', '--deny-warnings', file]));
}

function runTest(test: string): StepResult {
  const isSlow = !existsSync(join(folder, test));
  const path = isSlow ? test.replace('.test.', '.slow.test.') : test;
  const report = join(folder, 'report.json');
  const output = ['--json', `--outputFile=${report}`, '--runInBand', '--bail'];
  const args = ['jest/bin/jest.js', '--config', 'tests/jest.config.cjs', ...output];
  const code = run([...args, '--runTestsByPath', path], isSlow ? { SLOW: '1' } : {});
  return readJestReport(report, code);
}

function run([program = '', ...args]: string[], variables: Record<string, string> = {}) {
  const options = {
    cwd: folder,
    env: { ...process.env, ...variables },
    stdio: 'ignore',
    timeout: LIMIT_MS,
  } as const;
  return spawnSync(process.execPath, [join(folder, 'node_modules', program), ...args], options)
    .status;
}

function sourceOf(file: string): string {
  return readFileSync(join(folder, file), 'utf8');
}

function firstLine(text: string): string {
  return text.split('\n')[0] ?? '';
}
