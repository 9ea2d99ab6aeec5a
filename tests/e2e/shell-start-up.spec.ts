import type { Page } from '@playwright/test';
import { renderStartScreen } from '@site/shell/documents/start-screen';
import { holdRequests } from '../support/hold-requests';
import { forgetSession } from '../support/members';
import { signInContext } from '../support/sign-in-context';
import { expect, test } from '../support/test';
import { visit } from '../support/visit';

test(
  'An address in capitals leads to its page where a static host only knows that it is missing',
  { tag: '@slow' },
  async ({ page, request, quiet }) => {
    quiet.allow(/status of 404/);
    const missing = await request.get('/no-such-page');
    const body = await missing.body();
    await page.route('**/pRiCiNg?*', (route) =>
      route.fulfill({ status: 404, contentType: 'text/html', body }),
    );
    await page.goto('/pRiCiNg?plan=Gold#top');
    await expect(page).toHaveURL(/\/pricing\?plan=Gold#top$/);
    await expect(page).toHaveTitle(/^Pricing/);
  },
);

test.describe('The start-up screen', () => {
  test.beforeEach(({ page }) => showStartScreen(page));

  test('Covers the page for a second, then goes away, and does not come with the next page', async ({
    page,
  }) => {
    await watchSplash(page);
    await visit(page, '/');
    await expect(page.locator('.splash')).toBeHidden();
    const frames = await splashFrames(page);
    expect(frames.length).toBeGreaterThan(0);
    for (const { at, opacity } of frames) {
      if (at <= 1_000) expect(opacity, `after ${at} ms`).toBe(1);
      // It fades slowly at first, so that a frame soon after the second rounds to full opacity.
      if (at > 1_050) expect(opacity, `after ${at} ms`).toBeLessThan(1);
      expect(at).toBeLessThan(1_300);
    }
    await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
    await expect(page.locator('main h1')).toHaveText('Pricing Plans');
    await expect(page.locator('.splash')).toBeHidden();
  });

  test(
    'Does not move under reduced motion, and goes away all the same',
    { tag: '@slow' },
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await watchSplash(page);
      await visit(page, '/');
      await expect(page.locator('.splash')).toBeHidden();
      const frames = await splashFrames(page);
      expect(new Set(frames.map(({ opacity }) => opacity))).toEqual(new Set([1]));
      expect(new Set(frames.map(({ turn }) => turn)).size).toBe(1);
    },
  );
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('The start-up screen goes away', async ({ page }) => {
    await showStartScreen(page);
    await page.goto('/');
    await expect(page.locator('.splash')).toBeHidden();
    await expect(page.locator('main h1')).toBeVisible();
  });

  test(
    'The groups of the header open under the mouse and lead to their pages',
    { tag: '@slow' },
    async ({ page }) => {
      await page.goto('/');
      await page.getByRole('button', { name: 'Use Cases' }).hover();
      await page
        .getByRole('banner')
        .getByRole('link', { name: /^Organizations/ })
        .click();
      await expect(page).toHaveURL(/\/organizations$/);
      await expect(page.locator('main h1')).toBeVisible();
    },
  );

  test(
    'On a small screen every page of the header is in sight',
    { tag: '@slow' },
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto('/');
      await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden();
      await page
        .getByRole('banner')
        .getByRole('link', { name: /^Business Plan/ })
        .click();
      await expect(page).toHaveURL(/\/business-plan$/);
    },
  );

  test('A page for members says that it needs JavaScript', async ({ page }) => {
    await page.goto('/dashboard');
    await expect(page.getByText('This part of the site needs JavaScript.')).toBeVisible();
  });
});

test.describe('A click that comes before the code', () => {
  test('On the menu button opens the panel in the end', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await clickEarly(page, '/', '[aria-controls="site-navigation"]');
    await expect(page.getByRole('button', { name: 'Menu' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
  });

  test('On a tab inside the page chooses it in the end', { tag: '@slow' }, async ({ page }) => {
    await clickEarly(page, '/pricing', '[role=tab]:nth-of-type(2)');
    await expect(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true');
  });

  test('On a link is simply followed', { tag: '@slow' }, async ({ page }) => {
    await clickEarly(page, '/', 'a[href="/pricing"]');
    await expect(page).toHaveURL(/\/pricing$/);
  });
});

test.describe('A page that is only read, while its scripts do not come', () => {
  test.beforeEach(async ({ page }) => {
    await holdRequests(page, /\/static\/js\/.*\.js$/);
  });

  test('Is walked by keyboard alone, its menus included', async ({ page }) => {
    await page.goto('/');
    const group = page.getByRole('button', { name: 'Use Cases' });
    const link = page.getByRole('banner').getByRole('link', { name: /^Industry/ });
    await group.focus();
    await page.keyboard.press('Enter');
    await expect(link).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(group).toHaveAttribute('aria-expanded', 'false');
    await expect(group).toBeFocused();
    await page.keyboard.press('Space');
    await expect(link).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/industry-professionals$/);
  });

  test(
    'Shows a member who signs out elsewhere the links of a visitor',
    { tag: '@slow' },
    async ({ page, context, keys }) => {
      await signInContext(context, keys);
      await page.goto('/');
      const dashboard = page.getByRole('banner').getByRole('link', { name: 'Dashboard' });
      await expect(dashboard).toBeVisible();
      await forgetSession(await context.newPage());
      await expect(dashboard).toBeHidden();
    },
  );
});

/** Puts the start-up screen of a second into the document of `/`: the site of the tests has none. */
async function showStartScreen(page: Page): Promise<void> {
  // A document that a test answers has no address space, so the browser asks before it loads from this machine.
  await page.context().grantPermissions(['local-network-access']);
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const body = (await response.text())
      .replace(/--splash-ms:\d+ms/, '--splash-ms:1000ms')
      .replace('<body>', `<body>${renderStartScreen('ISAM')}`);
    const { 'content-security-policy': _policy, ...headers } = response.headers();
    await route.fulfill({ response, body, headers });
  });
}

/** `at` counts on the clock of its own animation, which a busy machine does not hurry. */
type Frame = { at: number; opacity: number; turn: string };

/** Notes in each frame how the start-up screen looks, from the first time it is there until it is gone. */
async function watchSplash(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const frames: object[] = [];
    Object.assign(window, { splashFrames: frames });
    const look = () => {
      const splash = document.querySelector('.splash');
      const style = splash && getComputedStyle(splash);
      const leader = document.querySelector('.splash-leader');
      if (leader && style && style.visibility === 'visible') {
        const turn = getComputedStyle(leader).getPropertyValue('--splash-turn');
        const at = splash.getAnimations()[0]?.currentTime ?? 0;
        frames.push({ at, opacity: Number(style.opacity), turn });
      }
      if (!style || style.visibility === 'visible') requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

function splashFrames(page: Page): Promise<Frame[]> {
  return page.evaluate(() => (window as unknown as { splashFrames: Frame[] }).splashFrames);
}

/** Clicks after the first paint, and lets the site's scripts arrive only after that. */
async function clickEarly(page: Page, path: string, target: string): Promise<void> {
  const scripts = await holdRequests(page, /\/static\/js\/.*\.js$/);
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint')[0]);
  const box = await page.locator(target).first().boundingBox();
  if (!box) throw new Error(`${target} is not there to be clicked.`);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  scripts.release();
}
