import { chromiumFlags, findChromium } from '@site/testing/find-chromium';
import { readListedPaths } from '../support/site';
import { expect, test } from '../support/test';
import { visit } from '../support/visit';

// Playwright turns the cache off that this is about.
const executablePath = findChromium();
test.use({
  launchOptions: {
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    args: chromiumFlags,
    ...(executablePath ? { executablePath } : {}),
  },
});

test('Back shows every public page as it was left, without loading it again', async ({ page }) => {
  const paths = await readListedPaths();
  expect(paths.length).toBeGreaterThan(10);
  test.setTimeout(paths.length * 10_000);
  for (const path of paths) {
    await visit(page, path);
    await page.evaluate(() => Object.assign(window, { wasHere: true }));
    // A document of its own, as after a link to another site.
    await page.goto('/robots.txt');
    // What is shown again has no load event.
    await page.goBack({ waitUntil: 'commit' });
    const { wasHere, reasons } = await page.evaluate(() => ({
      wasHere: 'wasHere' in window,
      reasons: JSON.stringify(performance.getEntriesByType('navigation')[0]),
    }));
    expect.soft(wasHere, `${path}: ${reasons}`).toBe(true);
  }
});
