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
 * Finds Chromium or installs it: by Playwright's installer, else, as root on Debian or Ubuntu, by apt-get.
 * @throws with one sentence when none of these works
 */
export function requireChromium(): string {
  const found = findChromium() ?? installByPlaywright() ?? installByApt();
  if (found) return found;
  throw new Error(
    'The browser tests need Chromium, and none was found or could be installed. Install it, or set CHROMIUM_PATH to its program file.',
  );
}

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

function installByPlaywright(): string | undefined {
  console.log('Installing Chromium with Playwright …');
  const main = createRequire(import.meta.url).resolve('@playwright/test/package.json');
  const cli = join(dirname(main), 'cli.js');
  run(process.execPath, [cli, 'install', 'chromium']);
  return findChromium();
}

function installByApt(): string | undefined {
  if (process.getuid?.() !== 0 || run('apt-get', ['--version']) !== 0) return undefined;
  console.log('Installing Chromium with apt-get …');
  run('apt-get', ['update', '-qq']);
  run('apt-get', ['install', '-y', '--no-install-recommends', '-qq', 'chromium']);
  return findChromium();
}

function run(command: string, args: string[]): number | null {
  return spawnSync(command, args, { stdio: 'ignore', timeout: 5 * 60_000 }).status;
}
