import { chromium, type Page } from '@playwright/test';
import { CHROMIUM_FLAGS, requireChromium } from '@site/node/find-chromium';
import { measureCrashLoss } from './crash-loss';
import { measureDrag } from './drag';
import { measureOpening } from './opening';
import { type BenchmarkRow, formatBenchmarkTable } from './benchmark-row';
import { startBenchSite } from './bench-site';
import { measureBundleSize } from './bundle-size';
import { measureDatabaseWrites } from './database-writes';

const CRASHES = { full: 200, quick: 10 };

/**
 * `npm run bench -- editor [part …] [--quick]`: prints the table and exits with 1 when a budget is missed. Without
 * parts, it measures everything.
 */
const cliArguments = process.argv.slice(2).filter((arg) => arg !== '--');
const isQuick = cliArguments.includes('--quick');
const partNames = cliArguments.filter((arg) => !arg.startsWith('--'));

const site = await startBenchSite();
const browser = await chromium.launch({ executablePath: requireChromium(), args: CHROMIUM_FLAGS });
const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });

const measurements: Readonly<Record<string, () => Promise<readonly BenchmarkRow[]>>> = {
  weight: () => measureBundleSize(site.folder),
  drag: () => onPage(measureDrag),
  opening: () => onPage(measureOpening),
  writes: () => onPage(measureDatabaseWrites),
  crashes: () => measureCrashLoss(context, site.url, isQuick ? CRASHES.quick : CRASHES.full),
};

try {
  const rows: BenchmarkRow[] = [];
  for (const [name, measure] of Object.entries(measurements))
    if (partNames.length === 0 || partNames.includes(name)) rows.push(...(await measure()));
  process.stdout.write(`${formatBenchmarkTable(rows)}\n`);
  if (rows.some(({ isWithinBudget }) => !isWithinBudget)) process.exitCode = 1;
} finally {
  await browser.close();
  site.stop();
}

async function onPage(
  measure: (page: Page) => Promise<readonly BenchmarkRow[]>,
): Promise<readonly BenchmarkRow[]> {
  const page = await context.newPage();
  await page.goto(site.url);
  await page.locator('[data-region="canvas"]').waitFor();
  await page.waitForFunction(() => 'bench' in window);
  const rows = await measure(page);
  await page.close();
  return rows;
}
