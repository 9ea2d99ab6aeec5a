import type { Page } from '@playwright/test';
import { signInContext } from '../support/sign-in-context';
import { expect, test } from '../support/test';
import { visit } from '../support/visit';

test.use({ serviceWorkers: 'allow' });

test('The first visit is over before anything is kept', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await visit(page, '/pricing');
  expect(asked).not.toContain('/service-worker.js');
});

test('A page that was visited is there without a network, also one that was only clicked to', async ({
  page,
  context,
  quiet,
}) => {
  quiet.allow(/ERR_INTERNET_DISCONNECTED|Failed to (fetch|load)/);
  await visit(page, '/pricing');
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Frequently Asked Questions');
  await untilKept(page, ['/pricing', '/faq']);
  await context.setOffline(true);
  for (const [path, heading] of [
    ['/pricing', 'Pricing Plans'],
    ['/faq', 'Frequently Asked Questions'],
  ] as const) {
    await visit(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  }
  await page.goto('/organizations');
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'pricing' })).toBeVisible();
});

test('A member opens the editor without a network and goes on with the deck', async ({
  page,
  context,
  keys,
  quiet,
}) => {
  quiet.allow(/ERR_INTERNET_DISCONNECTED|Failed to (fetch|load)/);
  await signInContext(context, keys);
  await visit(page, '/editor');
  await untilKept(page, ['/editor']);
  await context.setOffline(true);
  await visit(page, '/editor');
  await expect(page.locator('main')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toHaveCount(0);
  await expect(page.getByText('cannot be shown right now')).toHaveCount(0);
});

test('What a device needs to install the site is there', async ({ page, request }) => {
  await visit(page, '/');
  const address = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = (await (await request.get(address ?? '')).json()) as {
    start_url: string;
    icons: { src: string; sizes: string }[];
  };
  expect(manifest.start_url).toBe('/');
  for (const { src, sizes } of manifest.icons) {
    const icon = await (await request.get(src)).body();
    expect(`${icon.readUInt32BE(16)}x${icon.readUInt32BE(20)}`, src).toBe(sizes);
  }
  const session = await page.context().newCDPSession(page);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  expect(
    installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito'),
  ).toEqual([]);
});

/** The worker has taken over, and keeps these pages with every file that they name. */
async function untilKept(page: Page, paths: string[]): Promise<void> {
  await expect.poll(() => page.evaluate(isKept, paths)).toBe(true);
}

async function isKept(wanted: string[]): Promise<boolean> {
  const pages = await caches.open('site-pages');
  const files = await caches.open('site-files');
  for (const path of wanted) {
    const html = await (await pages.match(path))?.text();
    if (!html) return false;
    for (const [, src = ''] of html.matchAll(/<script [^>]*src="([^"]+)"/g)) {
      if (!(await files.match(src))) return false;
    }
  }
  return true;
}
