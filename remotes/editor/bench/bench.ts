import { chromium } from '@playwright/test';
import { chromiumFlags, requireChromium } from '../../../tests/browser/find-chromium';
import { measureCrashes } from './crash';
import { measureDrag } from './drag';
import { measureOpening } from './opening';
import { type Row, tableOf } from './row';
import { startSite } from './site';
import { measureWeight } from './weight';
import { measureWrites } from './writes';

const CRASHES = 200;

/** `npm run bench -- editor [--quick]`: prints the table; ends with 1 when a budget is missed. */
const isQuick = process.argv.includes('--quick');
const site = await startSite();
const browser = await chromium.launch({ executablePath: requireChromium(), args: chromiumFlags });
try {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.goto(site.address);
  await page.locator('[data-region="canvas"]').waitFor();
  const rows: Row[] = [
    ...(await measureWeight(site.folder)),
    ...(await measureDrag(page)),
    ...(await measureOpening(page)),
    ...(await measureWrites(page)),
    ...(await measureCrashes(context, site.address, isQuick ? 10 : CRASHES)),
  ];
  process.stdout.write(`${tableOf(rows)}\n`);
  if (rows.some(({ holds }) => !holds)) process.exitCode = 1;
} finally {
  await browser.close();
  site.stop();
}
