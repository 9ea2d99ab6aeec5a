import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { chromium } from '@playwright/test';

/** Finds Chromium on this machine: CHROMIUM_PATH, then PATH, then Playwright's installation. */
export function findChromium(): string | undefined {
  return candidates().find((file) => existsSync(file));
}

/**
 * Finds Chromium's headless shell, which needs a quarter less time per page: CHROMIUM_PATH, then Debian's package, else
 * full Chromium. It lacks the back/forward cache; tests of that use `findChromium`.
 */
export function findHeadlessShell(): string | undefined {
  if (process.env.CHROMIUM_PATH) return findChromium();
  return onPath('chromium-headless-shell').find((file) => existsSync(file)) ?? findChromium();
}

/**
 * Finds Chromium or installs it: by apt-get where it needs no password, because its package brings the libraries
 * along, else by Playwright's installer.
 * @throws with one sentence when none of these works
 */
export function requireChromium(): string {
  const found = findChromium() ?? installByApt() ?? installByPlaywright();
  if (found) return found;
  throw new Error(CHROMIUM_HINT);
}

/** The sentence for a machine on which there is no Chromium and none can be installed. */
export const CHROMIUM_HINT =
  'Chromium is missing and could not be installed. On Debian: apt-get install chromium-headless-shell. Elsewhere, set CHROMIUM_PATH to the program file.';

/** Chromium's flags for machines without a display or GPU, and without background requests. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

function candidates(): string[] {
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'chrome.exe'];
  return [
    ...(process.env.CHROMIUM_PATH ? [process.env.CHROMIUM_PATH] : []),
    ...names.flatMap(onPath),
    chromium.executablePath(),
  ];
}

function onPath(name: string): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return folders.map((folder) => join(folder, name));
}

function installByApt(): string | undefined {
  for (const name of ['chromium-headless-shell', 'chromium']) {
    if (findHeadlessShell()) break;
    installPackages([name]);
  }
  return findHeadlessShell();
}

function installByPlaywright(): string | undefined {
  console.log('Downloading Chromium with Playwright …');
  const main = createRequire(import.meta.url).resolve('@playwright/test/package.json');
  run(process.execPath, [join(dirname(main), 'cli.js'), 'install', 'chromium-headless-shell']);
  const installed = findChromium();
  // Without its libraries, which nothing else installs here, it is there and cannot be started.
  return installed && run(installed, ['--version']) === 0 ? installed : undefined;
}

/** Installs packages of Debian by apt-get, and does nothing where that is missing or would ask for a password. */
export function installPackages(packages: string[]): void {
  const [program = '', ...prefix] =
    process.getuid?.() === 0 ? ['apt-get'] : ['sudo', '-n', 'apt-get'];
  const runAptGet = (...args: string[]) => run(program, [...prefix, '-qq', ...args]) === 0;
  if (!runAptGet('--version')) return;
  console.log(`Installing ${packages.join(', ')} with apt-get …`);
  runAptGet('update');
  runAptGet('install', '-y', '--no-install-recommends', ...packages);
}

function run(command: string, args: string[]): number | null {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { stdio: 'ignore', timeout: 10 * 60_000, env }).status;
}
