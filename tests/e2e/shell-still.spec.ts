import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { signInContext } from '../support/sign-in-context';
import { expect, test } from '../support/test';
import { visit } from '../support/visit';

test('Nothing moves while pages load, nor on the way from one to another', async ({ page }) => {
  await countShifts(page);
  for (const path of ['/pricing', '/faq', '/login', '/book-demo', '/']) {
    await visit(page, path);
    await expectStill(page, path);
    await page.getByRole('banner').getByRole('link', { name: 'ISAM, home' }).click();
    await expect(page).toHaveURL(/:\d+\/$/);
    await expectStill(page, `from ${path} to /`);
  }
  await page.getByRole('banner').getByRole('link', { name: 'Book a Demo' }).click();
  await expect(page).toHaveURL(/\/book-demo$/);
  await expectStill(page, 'from / to /book-demo');
});

for (const { where, viewport } of [
  { where: 'desk', viewport: { width: 1280, height: 800 } },
  { where: 'telephone', viewport: { width: 390, height: 844 } },
]) {
  test(
    `Nothing moves while the dashboard loads at a ${where}, without a deck and with one`,
    { tag: '@slow' },
    async ({ page, context, keys }) => {
      await page.setViewportSize(viewport);
      await signInContext(context, keys);
      await countShifts(page);
      const shelf = page.getByRole('region', { name: 'Your decks' });
      await visit(page, '/dashboard');
      await expect(shelf.getByRole('heading', { level: 3 })).toHaveText(/^No deck/);
      await expectStill(page, 'without a deck');
      await visit(page, '/editor');
      await visit(page, '/dashboard');
      await expect(shelf.getByRole('link', { name: /^Continue with/ })).toBeVisible();
      await expectStill(page, 'with a deck');
    },
  );
}

for (const { path, part, ends, tag, width = 1280 } of [
  { path: '/pricing', part: 'header', ends: /<\/li>/g, tag: '@long' },
  // A press opens the rest of the header there, so that only the bar can move.
  { path: '/', part: 'header', ends: /(?<=<(?:button|span)\b[^>]*>)/g, tag: '@slow', width: 390 },
  { path: '/login', part: 'main', ends: /<\/(?:h1|p|div|form|button)>/g, tag: '@slow' },
  { path: '/', part: 'main', ends: /<\/(?:h1|h2|p|section)>/g, tag: '@slow' },
  { path: '/faq', part: 'main', ends: /(?<=<(?:summary|h3)\b[^>]*>)/g, tag: '@slow' },
]) {
  test(
    `A document of ${path} that arrives in two parts, cut anywhere in its ${part}, moves nothing${width < 1000 ? ' on a phone' : ''}`,
    { tag },
    async ({ page, baseURL }) => {
      await page.setViewportSize({ width, height: 720 });
      const answer = await page.request.get(path);
      // Measures the layout of the document while it arrives.
      const html = (await answer.text()).replaceAll(/<script\b[^]*?<\/script>/g, '');
      const from = html.indexOf(`<${part}`);
      const inside = html.slice(from, html.indexOf(`</${part}>`));
      const cuts = Array.from(inside.matchAll(ends), ({ index }) => index);
      expect(cuts.length).toBeGreaterThan(5);
      // Fonts that are decoded after the first paint are another test's subject.
      await page.goto(path);
      await countShifts(page);
      let sendRest = () => {};
      const server = createServer((request, response) => {
        const cut = Number(/^\/cut-(\d+)$/.exec(request.url ?? '')?.[1] ?? NaN) + from;
        if (Number.isNaN(cut)) return void passOn(`${baseURL}${request.url}`, response);
        response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
        response.write(html.slice(0, cut));
        sendRest = () => response.end(html.slice(cut));
      }).listen(0);
      const { port } = server.address() as AddressInfo;
      for (const cut of cuts) {
        await page.goto(`http://localhost:${port}/cut-${cut}`, { waitUntil: 'commit' });
        await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint')[0]);
        await nextPaint(page);
        await clearShifts(page);
        sendRest();
        await page.waitForLoadState('load');
        await nextPaint(page);
        expect.soft(await shifts(page), inside.slice(cut - 80, cut)).toEqual([]);
      }
      server.close();
    },
  );
}

/** Once the page is at rest: fonts, pictures and what waits for them have come. */
async function expectStill(page: Page, where: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  await nextPaint(page);
  expect(await shifts(page), where).toEqual([]);
}

/** Waits until the received part is laid out and painted. */
function nextPaint(page: Page): Promise<void> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}

async function passOn(url: string, response: ServerResponse): Promise<void> {
  const answer = await fetch(url);
  response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
  response.end(Buffer.from(await answer.arrayBuffer()));
}

async function countShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    type Shift = PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[];
    };
    const nameOf = (node: Node | null | undefined): string =>
      node instanceof Element
        ? `${nameOf(node.parentElement)} ${node.localName}.${String(node.className)}`
        : (node?.nodeName ?? '');
    const placeOf = ({ x, y, width, height }: DOMRect) => [x, y, width, height].join(' ');
    const found: string[] = [];
    Object.assign(window, { shifts: found });
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        const moved = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${nameOf(node)} from ${placeOf(previousRect)} to ${placeOf(currentRect)}`,
        );
        if (!hadRecentInput) found.push(`${value.toFixed(4)} ${moved.join(', ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

async function clearShifts(page: Page): Promise<void> {
  await page.evaluate(() => void (window as unknown as { shifts: string[] }).shifts.splice(0));
}

function shifts(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
}
