import { defineConfig } from '@playwright/test';
import { chromiumFlags, findHeadlessShell } from '@site/testing/find-chromium';

const executablePath = findHeadlessShell();

/** The site must be running; `npm test` starts one with fresh data, `npm start` one to look at. */
const engines = { testDir: './engines', fullyParallel: true, timeout: 300_000 } as const;
/**
 * WebKitGTK sometimes (3 of 10) never ends the first transaction that writes to a new database, and with it stand all
 * others over the same stores; the editor then says that the storage does not answer. Other stores of the database
 * do. So this one journey stands in `npm run test:long`.
 */
const unsteady = /WebKit: A member/;

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
    { name: 'journeys', testDir: './e2e' },
    { name: 'quality', testDir: './quality', fullyParallel: true },
    // These break and replace what is live, so nothing else may look at the site meanwhile.
    { name: 'composition', testDir: './composition', testIgnore: '**/*.long.spec.ts', workers: 1 },
    // Browsers of three engines, driven by hands of our own: Playwright only runs and counts.
    { name: 'engines', ...engines, grepInvert: unsteady },
    { name: 'engines-long', ...engines, grep: unsteady },
    {
      name: 'faults-long',
      testDir: './composition',
      testMatch: '**/*.long.spec.ts',
      fullyParallel: true,
    },
  ],
});

function reportFile(): string {
  return process.env.PLAYWRIGHT_REPORT ?? '../test-results/report.json';
}
