import { chownSync, copyFileSync, mkdirSync, readdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { copyWorkspace } from '@site/release/testing';
import { runProgram, workspaceFolder } from './process';
import { findPackageProgram } from './programs';
import { readJestReport, type StepResult } from './results';
import type { RunContext } from './run-tool';

/** Tests whose outcome could depend on the machine: files, permissions, processes, ports, locales. */
const TEST_PATHS = [
  'shared/cli',
  'shared/node',
  'shared/site',
  'shared/store',
  'shared/release/src/release.test',
  'shell/documents',
  'supabase/local/start-stop',
  'tests/architecture',
];
const NOT_COPIED = ['node_modules', '.data', 'test-results'];
const NOBODY = 65_534;

/**
 * Runs tests as on another machine: a path with a space and an umlaut, a home folder that does not exist, new files
 * that only their owner can read, another language, time zone and Node, and, where this is root, another user.
 */
export async function runElsewhere({ folder, workers }: RunContext): Promise<StepResult> {
  const elsewhere = join(folder, 'Gäste büro');
  const checkout = join(elsewhere, 'site');
  const temporary = join(folder, 'tmp');
  const rootEntries = readdirSync(workspaceFolder).filter((name) => !NOT_COPIED.includes(name));
  copyWorkspace(checkout, rootEntries);
  mkdirSync(temporary);
  const node = installOtherNode(elsewhere);
  const isRoot = process.getuid?.() === 0;
  if (isRoot) for (const given of [elsewhere, temporary]) giveFolder(given, NOBODY);
  const report = join(temporary, 'jest.json');
  const jest = join(checkout, 'node_modules/jest/bin/jest.js');
  const options = ['--config', 'tests/jest.config.cjs', `--maxWorkers=${workers}`, '--json'];
  const args = [node, jest, ...options, `--outputFile=${report}`, ...TEST_PATHS];
  const code = await runProgram('sh', ['-c', 'umask 077 && exec "$@"', 'sh', ...args], {
    cwd: checkout,
    ...(isRoot ? { uid: NOBODY } : {}),
    env: {
      HOME: '/nonexistent',
      LANG: 'hi_IN.UTF-8',
      TZ: 'Pacific/Apia',
      TMPDIR: temporary,
      SITE_RENDERS_TO: join(temporary, 'renders'),
    },
    limitMinutes: 30,
  });
  return readJestReport(report, code);
}

/** Installs another Node than this one; its cache is closed to other users. @returns its program file */
function installOtherNode(folder: string): string {
  const name = process.version.startsWith('v24.') ? 'node@22.23.3' : 'node@24.21.0';
  const program = findPackageProgram(name, 'node');
  if (!program) return process.execPath;
  const copied = join(folder, 'node');
  copyFileSync(realpathSync(program), copied);
  return copied;
}

/** Installed files are left out: they may be links to those of this workspace. */
function giveFolder(folder: string, uid: number, isInstalled = false): void {
  chownSync(folder, uid, -1);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) giveFolder(path, uid, isInstalled || entry.name === 'node_modules');
    else if (entry.isFile() && !isInstalled) chownSync(path, uid, -1);
  }
}
