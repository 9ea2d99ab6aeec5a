import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { comeBack, newMember } from '../support/members';
import { expect, test } from '../support/test';
import { visit } from '../support/visit';

for (const { path, tag = [] } of [
  { path: '/' },
  { path: '/pricing' },
  ...['/faq', '/login', '/book-demo'].map((path) => ({ path, tag: '@slow' })),
]) {
  const title = `Nothing moves while ${path} loads, nor on the way from it to another page`;
  test(title, { tag }, async ({ page }) => {
    await countShifts(page);
    await visit(page, path);
    expect(await shifts(page)).toEqual([]);
    await page.getByRole('banner').getByRole('link', { name: 'ISAM, home' }).click();
    await expect(page).toHaveURL(/:\d+\/$/);
    await page.getByRole('banner').getByRole('link', { name: 'Book a Demo' }).click();
    await expect(page).toHaveURL(/\/book-demo$/);
    await page.waitForTimeout(700);
    expect(await shifts(page)).toEqual([]);
  });
}

for (const [where, viewport] of [
  ['desk', { width: 1280, height: 800 }],
  ['telephone', { width: 390, height: 844 }],
] as const) {
  const title = `Nothing moves while the dashboard loads at a ${where}, without a deck and with one`;
  test(title, { tag: '@slow' }, async ({ page }) => {
    await page.setViewportSize(viewport);
    await comeBack(page, await newMember({ isSetUp: true }));
    await countShifts(page);
    const shelf = page.getByRole('region', { name: 'Your decks' });
    await visit(page, '/dashboard');
    await expect(shelf.getByRole('heading', { level: 3 })).toHaveText(/^No deck/);
    await page.waitForTimeout(700);
    expect(await shifts(page)).toEqual([]);
    await visit(page, '/editor');
    await visit(page, '/dashboard');
    await expect(shelf.getByRole('link', { name: /^Go on with/ })).toBeVisible();
    await page.waitForTimeout(700);
    expect(await shifts(page)).toEqual([]);
  });
}

for (const { path, part, ends, tag = '@slow' } of [
  { path: '/pricing', part: 'header', ends: /<\/li>/g, tag: '@long' },
  { path: '/login', part: 'main', ends: /<\/(?:h1|p|div|form|button)>/g },
  { path: '/', part: 'main', ends: /<\/(?:h1|h2|p|section)>/g },
]) {
  test(
    `A document of ${path} that arrives in two parts, cut anywhere in its ${part}, moves nothing`,
    { tag },
    async ({ page, baseURL }) => {
      const answer = await page.request.get(path);
      // What is measured is how the document is laid out while it arrives.
      const html = (await answer.text()).replaceAll(/<script\b[^]*?<\/script>/g, '');
      const from = html.indexOf(`<${part}`);
      const inside = html.slice(from, html.indexOf(`</${part}>`));
      const cuts = Array.from(inside.matchAll(ends), ({ index }) => index);
      expect(cuts.length).toBeGreaterThan(5);
      await countShifts(page);
      const server = createServer((request, response) => {
        const cut = Number(/^\/cut-(\d+)$/.exec(request.url ?? '')?.[1] ?? NaN) + from;
        if (Number.isNaN(cut)) return void passOn(`${baseURL}${request.url}`, response);
        response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
        response.write(html.slice(0, cut));
        setTimeout(() => response.end(html.slice(cut)), 400);
      }).listen(0);
      const { port } = server.address() as AddressInfo;
      for (const cut of cuts) {
        await page.goto(`http://localhost:${port}/cut-${cut}`);
        await page.waitForTimeout(100);
        expect.soft(await shifts(page), inside.slice(cut - 80, cut)).toEqual([]);
      }
      server.close();
    },
  );
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

function shifts(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
}
