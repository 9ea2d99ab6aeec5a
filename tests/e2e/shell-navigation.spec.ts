import type { Page, Request } from '@playwright/test';
import { findAxeViolations } from '@site/release/page-checks';
import { holdRequests, holdLongTimers } from '../support/hold-requests';
import { expect, test } from '../support/test';
import { waitUntilReady, visit } from '../support/visit';

const marketing = /localhost:3001\//;

test.describe('Going from page to page', () => {
  test('The new heading has the focus, title and announcement name the page', async ({ page }) => {
    await visit(page, '/');
    await follow(page, 'Pricing');
    await expect(page.locator('main h1')).toBeFocused();
    const title = 'Pricing plans: Bronze, Silver and Platinum · ISAM';
    await expect(page).toHaveTitle(title);
    await expect(page.locator('#announcer')).toHaveText(title);
    expect(await scrollTop(page)).toBe(0);
  });

  test(
    'A visitor who is led to sign in hears of that page, not of the guarded one',
    { tag: '@slow' },
    async ({ page }) => {
      await page.goto('/dashboard');
      await expect(page).toHaveURL(/\/login\?next=%2Fdashboard/);
      await expect(page.locator('main h1')).toBeFocused();
      await expect(page).toHaveTitle(/^Sign in/);
    },
  );

  test(
    'A page at rest has the code of the page that it calls for, before anybody points at it',
    { tag: '@slow' },
    async ({ page, context, quiet }) => {
      quiet.allow(/ERR_INTERNET_DISCONNECTED/);
      const underWay = new Set<Request>();
      page.on('request', (request) => underWay.add(request));
      page.on('requestfinished', (request) => underWay.delete(request));
      const code = page.waitForResponse(/expose_book_demo\.\w+\.js$/);
      await visit(page, '/');
      await code;
      await expect.poll(() => underWay.size).toBe(0);
      await context.setOffline(true);
      await page.locator('main').getByRole('link', { name: 'Book a Demo' }).first().click();
      await expect(page.locator('main h1')).toHaveText('See the product in action');
      await context.setOffline(false);
    },
  );

  test('Back and Forward restore how far each page was scrolled', async ({ page }) => {
    await visit(page, '/');
    await scrollTo(page, 1500);
    await follow(page, 'Pricing');
    await expect.poll(() => scrollTop(page)).toBe(0);
    await scrollTo(page, 200);
    await page.goBack();
    await expect(page).toHaveURL(/:\d+\/$/);
    await expect.poll(() => scrollTop(page)).toBe(1500);
    await page.goForward();
    await expect(page).toHaveURL(/\/pricing$/);
    await expect.poll(() => scrollTop(page)).toBe(200);
    // Back in the same frame, before the browser has said that the page was scrolled.
    await page.evaluate(() => {
      window.scrollTo({ top: 300, behavior: 'instant' });
      history.back();
    });
    await expect(page).toHaveURL(/:\d+\/$/);
    await expect.poll(() => scrollTop(page)).toBe(1500);
    await page.goForward();
    await expect.poll(() => scrollTop(page)).toBe(300);
  });

  test(
    'Back still finds its place after the page before was left by a reload',
    { tag: '@slow' },
    async ({ page }) => {
      await visit(page, '/');
      await scrollTo(page, 1500);
      await follow(page, 'Pricing');
      await page.reload();
      await waitUntilReady(page);
      await page.goBack();
      await expect(page).toHaveURL(/:\d+\/$/);
      await expect.poll(() => scrollTop(page)).toBe(1500);
    },
  );

  test(
    'While a slow page is under way the old one stays, and a line says so',
    { tag: '@slow' },
    async ({ page }) => {
      // The page gives up after eight seconds: here it has all the time that looking at it takes.
      await holdLongTimers(page);
      await visit(page, '/');
      const { release } = await holdRequests(page, /localhost:3001\/.*\.js$/);
      await follow(page, 'Pricing');
      await expect(page.getByRole('progressbar', { name: 'Loading the page' })).toBeVisible();
      expect(await findAxeViolations(page)).toEqual([]);
      await expect(page.locator('main h1')).toHaveText('Integrated SaaS & Agent Model (ISAM)');
      release();
      await expect(page.locator('main h1')).toHaveText('Pricing Plans');
      await expect(page.getByRole('progressbar')).toHaveCount(0);
    },
  );
});

test.describe('Addresses', () => {
  test('An unknown address answers 404; Go Back leads to the page before', async ({
    page,
    quiet,
  }) => {
    quiet.allow(/404/);
    await visit(page, '/faq');
    const answer = await page.goto('/no-such-page');
    expect(answer?.status()).toBe(404);
    await waitUntilReady(page);
    await expect(page).toHaveTitle(/^Page not found/);
    await expect(
      page.getByText('The page you are looking for does not exist or has been moved.'),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Go Back' }).click();
    await expect(page).toHaveURL(/\/faq$/);
  });

  test(
    'Go Back leads home when there is no page before',
    { tag: '@slow' },
    async ({ page, context, quiet }) => {
      quiet.allow(/404/);
      await visit(page, '/');
      const opened = context.waitForEvent('page');
      await page.evaluate(() => void window.open('/no-such-page', '_blank', 'noopener'));
      const alone = await opened;
      await waitUntilReady(alone);
      await alone.getByRole('button', { name: 'Go Back' }).click();
      await expect(alone).toHaveURL(/:\d+\/$/);
      await expect(alone.locator('main h1')).toHaveText('Integrated SaaS & Agent Model (ISAM)');
    },
  );

  test('However its address is written, a page is under its one address', async ({
    page,
    siteUrl,
  }) => {
    for (const address of ['/ABOUT-COMPANY/', '/About-company//']) {
      await page.goto(address);
      await expect(page).toHaveURL(`${siteUrl}/about-company`);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
        'href',
        `${siteUrl}/about-company`,
      );
    }
  });

  test(
    '/forgot-password leads to /forgot and keeps its query',
    { tag: '@slow' },
    async ({ page, siteUrl }) => {
      await visit(page, '/forgot-password?message=Hello');
      await expect(page).toHaveURL(`${siteUrl}/forgot?message=Hello`);
      await expect(page.getByRole('button', { name: 'Send Reset Link' })).toBeVisible();
    },
  );
});

test.describe('When a remote cannot be had', () => {
  test(
    'A page that was opened by its address stays readable, a jump within it too, and Retry wakes it',
    { tag: '@slow' },
    async ({ page, quiet }) => {
      quiet.allow(/ERR_FAILED|remote|RUNTIME|script|chunk/i);
      await page.route(marketing, (route) => route.abort());
      await page.goto('/pricing');
      await page.getByRole('tab', { name: 'Organizations' }).hover();
      const notice = page.getByText('You can read this page');
      await expect(notice).toBeVisible();
      await page.getByRole('link', { name: 'Skip to content' }).focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/#content$/);
      await expect(page.locator('main h1')).toHaveText('Pricing Plans');
      await page.unroute(marketing);
      await page.getByRole('button', { name: 'Retry' }).click();
      await expect(notice).toBeHidden();
      await page.getByRole('tab', { name: 'Organizations' }).click();
      await expect(page.getByRole('tab', { name: 'Organizations' })).toHaveAttribute(
        'aria-selected',
        'true',
      );
    },
  );

  test('A page that was gone to is replaced by a message; Retry brings it', async ({
    page,
    quiet,
  }) => {
    quiet.allow(/ERR_FAILED|remote|RUNTIME|script|chunk/i);
    await visit(page, '/login');
    await page.route(marketing, (route) => route.abort());
    await follow(page, 'Pricing');
    const message = page.getByRole('heading', { name: 'This page cannot be shown right now' });
    await expect(message).toBeVisible();
    await expect(message).toBeFocused();
    await expect(page.getByRole('banner')).toBeVisible();
    await page.unroute(marketing);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.locator('main h1')).toHaveText('Pricing Plans');
  });

  test(
    'Its code is not run when a single byte of it was changed on the way',
    { tag: '@slow' },
    async ({ page, quiet }) => {
      quiet.allow(/integrity|remote|RUNTIME|script|chunk/i);
      await visit(page, '/login');
      await page.route(/localhost:3001\/.*\.js(\?|$)/, async (route) => {
        const answer = await route.fetch();
        const body = `window.wasChanged = true;${await answer.text()}`;
        await route.fulfill({ response: answer, body });
      });
      await follow(page, 'Pricing');
      await expect(
        page.getByRole('heading', { name: 'This page cannot be shown right now' }),
      ).toBeVisible();
      expect(await page.evaluate(() => 'wasChanged' in window)).toBe(false);
    },
  );
});

/** With the mouse itself: Playwright's click would scroll the page to reach into a sticky header. */
async function follow(page: Page, name: string): Promise<void> {
  const box = await page.getByRole('banner').getByRole('link', { name }).boundingBox();
  if (!box) throw new Error(`The header shows no link "${name}".`);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

function scrollTop(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(window.scrollY));
}

async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
  await expect.poll(() => scrollTop(page)).toBe(top);
  // The scroll event comes with the next frame.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
}

test('A visitor who leaves reports each web vital once', { tag: '@slow' }, async ({ page }) => {
  const vitals: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/health')) return;
    const { events } = request.postDataJSON() as { events: { 'web_vital.name'?: string }[] };
    vitals.push(...events.flatMap((event) => event['web_vital.name'] ?? []));
  });
  const firstReport = page.waitForRequest((request) => request.url().endsWith('/health'));
  await visit(page, '/pricing');
  await firstReport;
  await page.getByRole('main').click({ position: { x: 5, y: 5 } });
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
  await expect.poll(() => vitals).toEqual(expect.arrayContaining(['CLS', 'LCP']));
  // The machine decides whether the click was slow enough to count as an interaction (INP), and whether a task was long.
  expect(['CLS', 'INP', 'LCP', 'TBT']).toEqual(expect.arrayContaining(vitals));
  expect(vitals).toHaveLength(new Set(vitals).size);
});

test('The page for an unknown address lists pages that no menu links to, and none of the account', async ({
  page,
  quiet,
}) => {
  quiet.allow(/404 \(Not Found\)/);
  await visit(page, '/no-such-page');
  const list = page.getByRole('navigation', { name: 'Pages of this site' });
  await expect(list.getByRole('link', { name: /^AaaS: / })).toHaveAttribute('href', '/aaas');
  await expect(list.getByRole('link', { name: /^Film festival/ })).toBeVisible();
  await expect(list.getByRole('link', { name: 'Forgot your password?' })).toHaveCount(0);
});
