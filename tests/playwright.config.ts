import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, findHeadlessShell } from '@site/node/find-chromium';

const executablePath = findHeadlessShell();

/** Folders of tests, each a project for every tier: `journeys`, `journeys-slow`, `journeys-long`. */
const suites = {
  // One test replaces what is live, so nothing else may look at the site meanwhile.
  composition: { testDir: './composition', testIgnore: '**/fault-matrix*', workers: 1 },
  // Each breaks the way of one visitor to the site, and changes nothing for others.
  faults: { testDir: './composition', testMatch: '**/fault-matrix*.spec.ts', fullyParallel: true },
  quality: { testDir: './quality', fullyParallel: true },
  journeys: { testDir: './e2e' },
  // Browsers of three engines, each with a driver of its own: Playwright only runs and counts.
  engines: { testDir: './engines', fullyParallel: true },
  // No tests: they write the pictures and the film of the marketing pages.
  pictures: { testDir: './pictures', testMatch: 'take-pictures*', workers: 1 },
  film: { testDir: './pictures', testMatch: 'record-film*', workers: 1 },
} as const;

const tiers = [
  { suffix: '', grepInvert: /@slow|@long/ },
  { suffix: '-slow', grep: /@slow/, grepInvert: /@long/ },
  { suffix: '-long', grep: /@long/ },
] as const;

/** The site must be running; `npm test` starts one with fresh data, `npm start` one to look at. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  snapshotPathTemplate: '{testDir}/baselines/{arg}{ext}',
  // Limits that only a hang reaches: how fast a machine is decides no test.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  retries: 0,
  forbidOnly: true,
  workers: Number(process.env.PLAYWRIGHT_WORKERS ?? 2),
  reporter: [['line'], ['json', { outputFile: reportFile() }]],
  use: {
    baseURL: process.env.SITE_URL ?? 'http://localhost:3000',
    actionTimeout: 60_000,
    viewport: { width: 1280, height: 800 },
    colorScheme: 'dark',
    locale: 'en-US',
    timezoneId: 'UTC',
    screenshot: 'only-on-failure',
    // A service worker would respond in place of the network that a test breaks. Its own tests enable it.
    serviceWorkers: 'block',
    launchOptions: { args: CHROMIUM_FLAGS, ...(executablePath ? { executablePath } : {}) },
  },
  projects: Object.entries(suites).flatMap(([name, suite]) =>
    tiers.map(({ suffix, ...filter }) => ({ name: `${name}${suffix}`, ...suite, ...filter })),
  ),
});

function reportFile(): string {
  return process.env.PLAYWRIGHT_REPORT ?? '../test-results/report.json';
}
