import { CHROMIUM_FLAGS, findChromium } from '@site/node/find-chromium';
import { readListedPaths } from '../support/site';
import { expect, test } from '../support/test';
import { visit } from '../support/visit';

// Playwright turns the cache off that this is about.
const executablePath = findChromium();
test.use({
  launchOptions: {
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    args: CHROMIUM_FLAGS,
    ...(executablePath ? { executablePath } : {}),
  },
});

test.skip(!executablePath, 'Chromium with the back/forward cache is missing.');

const listed = await readListedPaths();
/** One of each kind: with a film, with tabs, with a form, only read, of the account, in a second language. */
const ofEachKind = [
  '/',
  '/pricing',
  '/book-demo',
  '/privacy-policy',
  '/login',
  '/hi/about-company',
];

for (const { pages, paths, tag } of [
  { pages: 'a page of each kind', paths: ofEachKind, tag: [] },
  { pages: 'every public page', paths: listed, tag: '@long' },
])
  test(
    `Back shows ${pages} as it was left, without loading it again`,
    { tag },
    async ({ page }) => {
      expect(listed.length).toBeGreaterThan(10);
      for (const path of paths) {
        await visit(page, path);
        await page.evaluate(() => Object.assign(window, { wasHere: true }));
        // A document of its own, as after a link to another site.
        await page.goto('/robots.txt');
        // A page restored from the back/forward cache has no load event.
        await page.goBack({ waitUntil: 'commit' });
        const { wasHere, reasons } = await page.evaluate(() => ({
          wasHere: 'wasHere' in window,
          reasons: JSON.stringify(performance.getEntriesByType('navigation')[0]),
        }));
        expect.soft(wasHere, `${path}: ${reasons}`).toBe(true);
      }
    },
  );

test('From a page that is only read, a link opens a document that was fetched ahead, and Back its place', async ({
  page,
}) => {
  await page.goto('/faq');
  await page.evaluate(() => Object.assign(window, { wasHere: true }));
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' });
  await link.scrollIntoViewIfNeeded();
  // The footer has its own height, and the page its last position, in the frame after it came near.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  const scrolled = await page.evaluate(() => window.scrollY);
  expect(scrolled).toBeGreaterThan(500);
  const ahead = page.waitForRequest((request) => request.url().endsWith('/privacy-policy'));
  await link.hover();
  expect((await (await ahead).allHeaders())['sec-purpose']).toContain('prefetch');
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack({ waitUntil: 'commit' });
  expect(await page.evaluate(() => 'wasHere' in window)).toBe(true);
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
});
