import type { Page, Request } from '@playwright/test';
import { navigateInSite } from '../support/releases';
import { expect, test } from '../support/test';
import { waitUntilReady, visit } from '../support/visit';

const marketingScripts = /localhost:3001\/.*\.js/;

test('A text is left by a link inside it and come back to in the other theme, in one document', async ({
  page,
}) => {
  const scripts = listScripts(page);
  await visit(page, '/privacy-policy');
  await markDocument(page);
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
  const dark = await colours(page);
  const link = page.locator('main').getByRole('link', { name: 'AI Disclaimer' });
  await link.focus();
  const place = await page.evaluate(() => window.scrollY);
  await page.keyboard.press('Enter');
  await expect(page.locator('main h1')).toHaveText('AI Disclaimer');
  await expect(page.locator('main h1')).toBeFocused();
  await expect(page).toHaveTitle(/^AI Disclaimer/);
  expect(scripts.filter((url) => marketingScripts.test(url)).length).toBeGreaterThan(0);

  await page.emulateMedia({ colorScheme: 'light' });
  await page.goBack();
  await expect(page).toHaveURL(/\/privacy-policy$/);
  await expect(page.locator('main h1')).toHaveText('Privacy Policy');
  await expect(page.locator('main h1')).toBeFocused();
  await expect(page.locator('#announcer')).toContainText('Privacy Policy');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
  expect((await colours(page)).ground).not.toBe(dark.ground);
  expect((await colours(page)).text).not.toBe(dark.text);
  expect(scripts.filter((url) => url.includes('privacy_policy'))).toEqual([]);
  expect(await isMarked(page)).toBe(true);

  await page.goForward();
  await expect(page.locator('main h1')).toHaveText('AI Disclaimer');
  await page.locator('main').getByRole('link', { name: 'Ethics' }).first().click();
  await expect(page.locator('main h1')).toContainText('Ethics');
  expect(await isMarked(page)).toBe(true);
});

test(
  'A text stands and its site works while its remote is down, and nothing wrong is said',
  { tag: '@slow' },
  async ({ page, quiet }) => {
    quiet.allow(/ERR_FAILED|remote|RUNTIME|script|chunk/i);
    await page.route(marketingScripts, (route) => route.abort());
    await visit(page, '/privacy-policy');
    await markDocument(page);
    const group = page.getByRole('banner').getByRole('button', { name: 'Use Cases' });
    await group.click();
    await expect(group).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');

    await navigateInSite(page, '/login');
    await expect(page.locator('main h1')).toHaveText('Welcome back');
    await page.goBack();
    await expect(page.locator('main h1')).toHaveText('Privacy Policy');

    await page.locator('main').getByRole('link', { name: 'AI Disclaimer' }).click();
    const message = page.getByRole('heading', { name: 'This page cannot be shown right now' });
    await expect(message).toBeVisible();
    await page.goBack();
    await expect(page.locator('main h1')).toHaveText('Privacy Policy');
    await expect(page.locator('.site-notice, [role=alert]')).toHaveCount(0);
    expect(await isMarked(page)).toBe(true);
  },
);

test(
  'A place within a text is jumped to by the browser, and the way back leads to the place before',
  { tag: '@slow' },
  async ({ page }) => {
    await visit(page, '/terms-of-service');
    await markDocument(page);
    const contents = page.getByRole('navigation', { name: 'Contents' });
    await contents.getByRole('link').nth(9).click();
    const id = new URL(page.url()).hash.slice(1);
    await expect(page.locator(`#${id}`)).toBeInViewport();
    await page.goBack();
    await expect(page).toHaveURL(/\/terms-of-service$/);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    expect(await isMarked(page)).toBe(true);
  },
);

test(
  'A text that is gone to, opened in another tab or printed is the same as its document',
  { tag: '@slow' },
  async ({ page, context }) => {
    await visit(page, '/terms-of-service');
    const written = await words(page);
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      page
        .locator('main')
        .getByRole('link', { name: 'Privacy Policy' })
        .click({ modifiers: ['ControlOrMeta'] }),
    ]);
    await waitUntilReady(tab);
    await expect(tab.locator('main h1')).toHaveText('Privacy Policy');
    await expect(page).toHaveURL(/\/terms-of-service$/);
    await tab.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).click();
    await expect(tab.locator('main h1')).toHaveText('Terms of Service');
    expect(await words(tab)).toBe(written);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.locator('main h2').last()).toBeVisible();
  },
);

function listScripts(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request: Request) => {
    if (request.resourceType() === 'script') urls.push(request.url());
  });
  return urls;
}

function markDocument(page: Page): Promise<void> {
  return page.evaluate(() => document.documentElement.setAttribute('data-same', ''));
}

function isMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.hasAttribute('data-same'));
}

function colours(page: Page): Promise<{ ground: string; text: string }> {
  return page.evaluate(() => ({
    ground: getComputedStyle(document.body).backgroundColor,
    text: getComputedStyle(document.querySelector('main p') ?? document.body).color,
  }));
}

function words(page: Page): Promise<string> {
  return page.locator('main').evaluate((main) => main.textContent);
}
