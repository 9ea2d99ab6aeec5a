import { brotliCompressSync } from 'node:zlib';
import type { CDPSession, Page } from '@playwright/test';
import { readPrerenderedRoutes } from '../support/site';
import { expect, test } from '../support/test';
import { followTransfers, type Transfer } from '../support/transfers';
import { ready, scrollThrough, visit } from '../support/visit';

const kilobyte = 1000;

test('The landing page starts with at most 6 scripts, one step deep, in 200 kB without the video', async ({
  page,
}) => {
  const transfers = await recordTransfers(page, '/');
  const scripts = transfers.filter((each) => each.type === 'Script');
  const total = transfers
    .filter((each) => each.type !== 'Media')
    .reduce((sum, each) => sum + each.bytes, 0);
  const list = transfers
    .map(({ type, bytes, depth, url }) => `${depth} ${type} ${bytes} ${url}`)
    .join('\n');
  test.info().annotations.push({
    type: 'transfer',
    description: `${(total / kilobyte).toFixed(1)} kB\n${list}`,
  });
  expect(scripts.length, list).toBeLessThanOrEqual(6);
  expect(Math.max(...transfers.map((each) => each.depth)), list).toBeLessThanOrEqual(2);
  expect(total, list).toBeLessThanOrEqual(200 * kilobyte);
});

test('No marketing page loads the sign-in client, MUI, the schemas of the contract or another remote before it is needed', async ({
  page,
}) => {
  for (const path of ['/', '/faq', '/pricing', '/book-demo']) {
    const transfers = await recordTransfers(page, path);
    const scripts = transfers.filter((each) => each.type === 'Script').map((each) => each.url);
    expect(
      scripts.filter((url) => /:300[23]\//.test(url)),
      path,
    ).toEqual([]);
    const sources = await Promise.all(
      scripts.map(async (url) => (await page.request.get(url)).text()),
    );
    const needless = /GoTrueClient|MuiButtonBase|expected a kebab-case id/;
    expect(sources.filter((source) => needless.test(source)).length, path).toBe(0);
  }
});

test('A legal text starts without any script of a remote, in 150 kB', async ({ page }) => {
  for (const path of [
    '/privacy-policy',
    '/terms-of-service',
    '/ai-disclaimer',
    '/ai-ethics-policy',
  ]) {
    const transfers = await recordTransfers(page, path);
    const scripts = transfers.filter((each) => each.type === 'Script').map((each) => each.url);
    expect(
      scripts.filter((url) => /:300[1-9]\//.test(url)),
      path,
    ).toEqual([]);
    expect(scripts.length, path).toBe(1);
    const total = transfers.reduce((sum, { bytes }) => sum + bytes, 0);
    test.info().annotations.push({ type: 'transfer', description: `${path} ${total}` });
    expect(total, path).toBeLessThanOrEqual(150 * kilobyte);
  }
});

/** The shell's script before anything stood ready for failures, as the same compression has it. */
const scriptBefore = 101_024;

test('What stands ready for failures costs a first visit at most 2 kB', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const guard = inlineScripts(html).find((script) => script.includes('siteFiles')) ?? '';
  const [source = ''] = html.match(/\/static\/js\/index\.\w+\.js/) ?? [];
  const script = await (await request.get(source)).text();
  const guardBytes = compressed(html) - compressed(html.replace(guard, ''));
  const scriptBytes = compressed(script) - scriptBefore;
  test.info().annotations.push({ type: 'bytes', description: `${guardBytes} + ${scriptBytes}` });
  expect(guardBytes).toBeGreaterThan(500);
  expect(guardBytes + scriptBytes).toBeLessThanOrEqual(2 * kilobyte);
});

for (const { path } of await readPrerenderedRoutes()) {
  test(`Nothing moves by itself on ${path}, in any window`, async ({ page }) => {
    for (const size of [
      { width: 1280, height: 800 },
      { width: 768, height: 1024 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(size);
      await visit(page, path);
      await scrollThrough(page);
      expect(await page.evaluate(readLayoutShift), `${size.width} px`).toBeLessThan(0.001);
    }
  });
}

test('The start-up screen covers the page for a second and goes away by itself', async ({
  page,
}) => {
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('.splash')).toBeVisible();
  await ready(page);
  const { duration, delay } = await page.evaluate(readSplash);
  expect(delay).toBe(1000);
  expect(duration).toBeLessThanOrEqual(300);
});

test('A click that comes before the scripts is kept and answered when they are there', async ({
  page,
}) => {
  let letThrough = (): void => undefined;
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route(/\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const group = page.getByRole('button', { name: 'Use Cases' });
  await group.click();
  await expect(group).toHaveAttribute('aria-expanded', 'false');
  letThrough();
  await expect(group).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('link', { name: 'Organizations' }).first()).toBeVisible();
});

test('Without JavaScript every public page is readable and its navigation works', async ({
  browser,
  siteUrl,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: siteUrl });
  const page = await context.newPage();
  await page.goto('/faq');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.locator('main summary').first().click();
  await expect(page.locator('main details[open]')).toHaveCount(1);
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveURL(/\/pricing$/);
  await expect(page.getByRole('heading', { name: 'Pricing Plans' })).toBeVisible();
  await context.close();
});

function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script>.*?<\/script>/gs)].map(([script]) => script);
}

function compressed(text: string): number {
  return brotliCompressSync(text).length;
}

/** Everything the browser fetches for a page. */
async function recordTransfers(page: Page, path: string): Promise<Transfer[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  const transfers = followTransfers(session);
  await visit(page, path);
  await page.waitForLoadState('networkidle');
  await endSession(session);
  return transfers();
}

async function endSession(session: CDPSession): Promise<void> {
  await session.send('Network.setCacheDisabled', { cacheDisabled: false });
  await session.detach();
}

function readLayoutShift(): Promise<number> {
  return new Promise((resolve) => {
    const observer = new PerformanceObserver((list) => sumUp(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    setTimeout(() => sumUp(observer.takeRecords()), 200);
    let sum = 0;

    function sumUp(entries: PerformanceEntry[]): void {
      for (const entry of entries) {
        if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput)
          sum += Number(entry.value);
      }
      resolve(sum);
    }
  });
}

function readSplash(): { duration: number; delay: number } {
  const splash = document.querySelector('.splash');
  const [animation] = splash?.getAnimations() ?? [];
  const { duration, delay } = animation?.effect?.getComputedTiming() ?? {};
  return { duration: Number(duration), delay: Number(delay) };
}
