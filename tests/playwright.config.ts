import { defineConfig } from '@playwright/test';
import { chromiumFlags, findHeadlessShell } from '@site/testing/find-chromium';

const executablePath = findHeadlessShell();

const quality = { testDir: './quality', fullyParallel: true } as const;
/** These break and replace what is live, so nothing else may look at the site meanwhile. */
const composition = {
  testDir: './composition',
  testIgnore: '**/fault-matrix*',
  workers: 1,
} as const;
/** Each breaks the way of one visitor to the site, and changes nothing for others. */
const faults = { testDir: './composition', fullyParallel: true } as const;
/** Browsers of three engines, driven by hands of our own: Playwright only runs and counts. */
const engines = { testDir: './engines', fullyParallel: true, timeout: 300_000 } as const;
/** What takes longer than it tells, beside tests that see most of the same: only `npm run test:long` waits for it. */
const long = /@long/;

/** The site must be running; `npm test` starts one with fresh data, `npm start` one to look at. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  timeout: 45_000,
  expect: { timeout: 8_000 },
  retries: 0,
  forbidOnly: true,
  workers: Number(process.env.PLAYWRIGHT_WORKERS ?? 2),
  reporter: [['line'], ['json', { outputFile: reportFile() }]],
  use: {
    baseURL: process.env.SITE_URL ?? 'http://localhost:3000',
    viewport: { width: 1280, height: 800 },
    colorScheme: 'dark',
    screenshot: 'only-on-failure',
    // What it keeps would answer in place of a network that a test breaks. Tests of the worker let it in.
    serviceWorkers: 'block',
    launchOptions: { args: chromiumFlags, ...(executablePath ? { executablePath } : {}) },
  },
  projects: [
    { name: 'journeys', testDir: './e2e', grepInvert: long },
    { name: 'journeys-long', testDir: './e2e', grep: long },
    { name: 'quality', ...quality, grepInvert: long },
    { name: 'quality-long', ...quality, grep: long },
    { name: 'composition', ...composition, grepInvert: long },
    { name: 'composition-long', ...composition, grep: long },
    { name: 'engines', ...engines, grepInvert: long },
    { name: 'engines-long', ...engines, grep: long },
    { name: 'faults', ...faults, testMatch: '**/fault-matrix.spec.ts' },
    { name: 'faults-long', ...faults, testMatch: '**/fault-matrix.long.spec.ts' },
  ],
});

function reportFile(): string {
  return process.env.PLAYWRIGHT_REPORT ?? '../test-results/report.json';
}
