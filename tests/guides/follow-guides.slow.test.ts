/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { copyWorkspacePackages } from '@site/release/testing';
import { applyChange, type GuideChange, readGuide } from '@site/testing/read-guide';
import { listGuides } from './list-guides';

const RULES = ['import-rules', 'limits', 'vocabulary'];
const NOT_COPIED = ['node_modules', '.data', '.git', 'test-results'];
const guides = listGuides().map(({ name, text }) => ({ name, ...readGuide(text) }));
const changed = guides.flatMap(({ changes }) => changes.map(({ file }) => file));
const code = [...new Set(changed)].filter((file) => /\.tsx?$/.test(file));
// One copy for all of them: checks of the whole workspace run once, at the end.
const copy = realpathSync(mkdtempSync(join(tmpdir(), 'site-guides-')));

beforeAll(() =>
  copyWorkspacePackages(
    copy,
    readdirSync('.').filter((name) => !NOT_COPIED.includes(name)),
  ),
);
afterAll(() => rmSync(copy, { recursive: true, force: true }));

test.each(guides)('$name can be followed', ({ changes, commands }) => {
  for (const change of changes) follow(change);
  for (const command of commands) run('sh', '-c', command);
});

test.each([
  ['format', ['oxfmt/bin/oxfmt', '--check', ...code]],
  ['lint', ['oxlint/bin/oxlint', '--type-aware', '--deny-warnings', ...code]],
  ['types', ['typescript/bin/tsc', '-p', '.']],
  ['unused', ['knip/bin/knip.js']],
  ['a test of the workspace', ['jest/bin/jest.js', '-c', 'tests/jest.config.cjs', ...RULES]],
])('Afterwards %s finds nothing', (_check, [program = '', ...args]) => {
  run(process.execPath, join('node_modules', program), ...args);
});

function follow(change: GuideChange): void {
  const path = join(copy, change.file);
  const source = existsSync(path) ? readFileSync(path, 'utf8') : undefined;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, applyChange(change, source));
}

/** @throws with what the command found, first of all */
function run(program: string, ...args: string[]): void {
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: copy,
    encoding: 'utf8',
    // Commands run as people run them: in the quick tier, with replies of rendering of their own.
    env: { ...process.env, SLOW: '', LONG: '', SITE_RENDERS_TO: '' },
  });
  if (status === 0) return;
  const found = `${stdout}\n${stderr}`.replace(/^(?:PASS|> ).*\n+/gm, '').trim();
  throw new Error(`${args.at(-1)} ended with ${status}: ${found.slice(0, 4000)}`);
}
