import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { listFiles } from '@site/node';
import { copyWorkspacePackages } from '@site/release/testing';
import { selectChanged } from '../runner/changed';
import { steps } from '../runner/steps';
import { createRandom } from '@site/testing/create-random';

/**
 * Puts faults at random into a copy of the sources, one at a time, and asks whether those that the unit tests of the
 * package notice are noticed by the unit tests that `npm test -- --changed` selects.
 * `npm run test:faults -- --count 20 --seed 1 remotes/account shared/contract`
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { count: { type: 'string', default: '20' }, seed: { type: 'string', default: '1' } },
});

const SWAPS: readonly (readonly [string, string])[] = [
  [' === ', ' !== '],
  [' !== ', ' === '],
  [' && ', ' || '],
  [' || ', ' && '],
  [' < ', ' >= '],
  [' > ', ' <= '],
  [' + ', ' - '],
  ['(!', '('],
  ['true', 'false'],
  ['false', 'true'],
];

interface Fault {
  file: string;
  folder: string;
  line: number;
  text: string;
  source: string;
}

const random = createRandom(Number(values.seed));
const faults = listFaults(positionals);
const copy = realpathSync(mkdtempSync(join(tmpdir(), 'site-faults-')));
const counts = { noticed: 0, missed: 0, unnoticed: 0 };
try {
  copyWorkspacePackages(copy, [
    '.oxlintrc.json',
    'CONTRIBUTING.md',
    'README.md',
    'docs',
    'supabase',
    'tests',
  ]);
  for (let left = Number(values.count); left > 0; left -= 1) {
    const fault = faults[Math.floor(random() * faults.length)];
    if (!fault) throw new Error('There are no sources in these folders.');
    const result = judge(fault);
    counts[result] += 1;
    console.log(`${result.padEnd(10)} ${fault.file}:${fault.line} ${fault.text.trim()}`);
  }
  const found = counts.noticed + counts.missed;
  console.log(
    `${counts.noticed} of ${found} faults that the unit tests of their package notice are noticed by --changed; ${counts.unnoticed} are noticed by none.`,
  );
  process.exitCode = counts.missed > 0.05 * found ? 1 : 0;
} finally {
  rmSync(copy, { recursive: true, force: true });
}

function judge({ file, folder, source }: Fault): keyof typeof counts {
  const tests = listTests(folder);
  const [unit] = selectChanged(
    steps.filter(({ name }) => name === 'unit'),
    [file],
  );
  const patterns = unit?.filePatterns?.map((pattern) => new RegExp(pattern));
  const isSelected = (test: string) => patterns?.some((pattern) => pattern.test(test)) ?? true;
  if (isNoticedBy(tests.filter(isSelected), file, source)) return 'noticed';
  const others = tests.filter((test) => !isSelected(test));
  return isNoticedBy(others, file, source) ? 'missed' : 'unnoticed';
}

/** Whether tests are red with a fault and green without it: on a busy machine, or in a copy, some are red by themselves. */
function isNoticedBy(tests: string[], file: string, source: string): boolean {
  const original = readFileSync(file, 'utf8');
  writeFileSync(join(copy, file), source);
  const isRedWithFault = isRed(tests);
  writeFileSync(join(copy, file), original);
  return isRedWithFault && !isRed(tests);
}

function isRed(tests: string[]): boolean {
  if (tests.length === 0) return false;
  const { status } = spawnSync(
    process.execPath,
    [...jest(copy), '--bail', '--maxWorkers=1', '--runTestsByPath', ...tests],
    {
      cwd: copy,
      stdio: 'ignore',
      env: { ...process.env, SITE_RENDERS_TO: '' },
    },
  );
  return status !== 0;
}

function listTests(folder: string): string[] {
  const args = [...jest('.'), '--listTests', '--json', `${folder}/`];
  const files = JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' })) as string[];
  return files.map((file) => relative(process.cwd(), file));
}

function jest(root: string): string[] {
  return [join(root, 'node_modules/jest/bin/jest.js'), '--config', 'tests/jest.config.cjs'];
}

function listFaults(folders: readonly string[]): Fault[] {
  return folders.flatMap((folder) =>
    listFiles(folder, ['node_modules', 'dist', 'testing', 'test', 'bench', 'content'])
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\.config\.|\.d\.ts$/.test(file))
      .flatMap((file) => listFaultsIn(`${folder}/${file}`, folder)),
  );
}

/** Every operator outside of comments and imports once, in place of its opposite. */
function listFaultsIn(file: string, folder: string): Fault[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.flatMap((text, at) =>
    /^\s*(?:\*|\/|import|type|export type|interface)/.test(text)
      ? []
      : SWAPS.filter(([from]) => text.includes(from)).map(([from, to]) => {
          const changed = text.replace(from, to);
          const source = lines.with(at, changed).join('\n');
          return { file, folder, line: at + 1, text: changed, source };
        }),
  );
}
