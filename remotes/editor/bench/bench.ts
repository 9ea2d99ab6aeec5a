import { chromium, type Page } from '@playwright/test';
import { chromiumFlags, requireChromium } from '@site/testing/find-chromium';
import { measureCrashes } from './crash';
import { measureDrag } from './drag';
import { measureOpening } from './opening';
import { type Row, tableOf } from './row';
import { startSite } from './site';
import { measureWeight } from './weight';
import { measureWrites } from './writes';

const CRASHES = { full: 200, quick: 10 };

/**
 * `npm run bench -- editor [part …] [--quick]`: prints the table and exits with 1 when a budget is missed. Without
 * parts, it measures everything.
 */
const words = process.argv.slice(2).filter((arg) => arg !== '--');
const isQuick = words.includes('--quick');
const wanted = words.filter((arg) => !arg.startsWith('--'));

const site = await startSite();
const browser = await chromium.launch({ executablePath: requireChromium(), args: chromiumFlags });
const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });

const parts: Readonly<Record<string, () => Promise<readonly Row[]>>> = {
  weight: () => measureWeight(site.folder),
  drag: () => onPage(measureDrag),
  opening: () => onPage(measureOpening),
  writes: () => onPage(measureWrites),
  crashes: () => measureCrashes(context, site.address, isQuick ? CRASHES.quick : CRASHES.full),
};

try {
  const rows: Row[] = [];
  for (const [name, measure] of Object.entries(parts))
    if (wanted.length === 0 || wanted.includes(name)) rows.push(...(await measure()));
  process.stdout.write(`${tableOf(rows)}\n`);
  if (rows.some(({ holds }) => !holds)) process.exitCode = 1;
} finally {
  await browser.close();
  site.stop();
}

async function onPage(measure: (page: Page) => Promise<readonly Row[]>): Promise<readonly Row[]> {
  const page = await context.newPage();
  await page.goto(site.address);
  await page.locator('[data-region="canvas"]').waitFor();
  await page.waitForFunction(() => 'bench' in window);
  const rows = await measure(page);
  await page.close();
  return rows;
}
