import { siteUrl } from '../support/site';
import { expect, test } from '../support/test';
import { waitUntilReady, visit } from '../support/visit';
import { FaultProxy } from './faults/fault-proxy';

test.describe('What was typed', () => {
  test('Into the sign-in form is there after Back and after a reload, but the password', async ({
    page,
  }) => {
    await visit(page, '/login');
    await page.getByLabel('Email').fill('mira@example.com');
    await page.getByLabel('Password', { exact: true }).fill('Tungsten1!');
    await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
    await expect(page.locator('main h1')).toHaveText('Pricing Plans');
    await page.goBack();
    await expect(page.getByLabel('Email')).toHaveValue('mira@example.com');
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
    await page.reload();
    await waitUntilReady(page);
    await expect(page.getByLabel('Email')).toHaveValue('mira@example.com');
  });

  for (const path of ['/book-demo', '/forgot']) {
    test(
      `Into ${path} while the shell does not start is there when Retry has started it`,
      { tag: '@slow' },
      async ({ browser }) => {
        const proxy = new FaultProxy();
        const server = await proxy.start();
        const context = await browser.newContext({
          baseURL: siteUrl,
          proxy: { server, bypass: '<-loopback>' },
        });
        const page = await context.newPage();
        await proxy.begin({ fault: 'refused', part: 'shell script' });
        await page.goto(path, { waitUntil: 'commit' });
        await page.getByLabel('Email').fill('mira@example.com');
        const retry = page.getByRole('button', { name: 'Retry' });
        await expect(retry).toBeVisible();
        proxy.end();
        await retry.click();
        await expect(retry).toBeHidden();
        await waitUntilReady(page);
        await expect(page.getByLabel('Email')).toHaveValue('mira@example.com');
        await context.close();
        await proxy.stop();
      },
    );
  }
});

test(
  'From a page whose code is gone links lead on, and Back shows it again',
  { tag: '@slow' },
  async ({ browser }) => {
    const proxy = new FaultProxy();
    const server = await proxy.start();
    const context = await browser.newContext({
      baseURL: siteUrl,
      proxy: { server, bypass: '<-loopback>' },
    });
    const page = await context.newPage();
    await proxy.begin({ fault: '404', part: 'page chunk', only: /expose_pricing/ });
    await page.goto('/pricing');
    await page.getByRole('tab').first().hover();
    await expect(page.locator('.site-notice')).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Book a Demo' }).click();
    await expect(page.locator('main h1')).toHaveText('See the product in action');
    await page.goBack();
    await expect(page.locator('main h1')).toHaveText('Pricing Plans');
    await expect(page.locator('main')).toContainText(/[a-z]{3}/);
    await context.close();
    await proxy.stop();
  },
);

test('A change of page takes clicks all the while', { tag: '@slow' }, async ({ page }) => {
  await visit(page, '/faq');
  await page.evaluate(watchHits);
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
  await expect(page.locator('main h1')).toHaveText('Pricing Plans');
  const readHits = () => page.evaluate(() => (window as unknown as { hits: string[] }).hits);
  const { length } = await readHits();
  await expect.poll(async () => (await readHits()).length).toBeGreaterThan(length + 40);
  expect(await readHits()).not.toContain('HTML');
});

/** Asks in each frame what a click on the header would meet. */
function watchHits(): void {
  const hits: string[] = [];
  Object.assign(window, { hits });
  const look = () => {
    const link = document.querySelector('header a')?.getBoundingClientRect();
    if (link) {
      const { x, y, width, height } = link;
      hits.push(document.elementFromPoint(x + width / 2, y + height / 2)?.nodeName ?? '');
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
