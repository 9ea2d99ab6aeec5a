/** @jest-environment node */
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { CanaryShare, HealthEvent } from '@site/contract';
import { CHROMIUM_FLAGS, requireChromium } from '@site/node/find-chromium';
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import {
  createArriveInCanaryScript,
  createEnterCanaryScript,
  createReportScript,
} from './canary-scripts';
import { createServiceWorkerScript } from './service-worker';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';
const load: HealthEvent = {
  'event.name': 'site.load',
  'service.name': 'marketing',
  'service.version': 'marketing_new',
  'site.page': 'pricing',
};

/** Share of the visitors; without one there is no canary. */
let percent: number | undefined = 10;
/** Documents that were requested, in their order. */
let asked: string[] = [];
let reports: string[] = [];
let picture = '/image.svg';
let server: http.Server;
let origin = '';
let browser: Browser;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  server = http.createServer((request, response) => {
    const { url = '' } = request;
    const path = url.split('?')[0] ?? '';
    if (path === '/health')
      return void text(request).then((report) => {
        reports.push(report);
        response.writeHead(204).end();
      });
    if (path === '/image.svg')
      return void response.writeHead(200, { 'Content-Type': 'image/svg+xml' }).end(SVG);
    const isDocument = /^(\/canary\/marketing)?(\/pricing|\/faq|\/login)$/.test(path);
    if (isDocument) asked.push(url);
    const isMissing = !isDocument || (percent === undefined && path.startsWith('/canary'));
    if (path === '/service-worker.js') {
      response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(worker);
    } else {
      const type = { 'Content-Type': 'text/html', 'Cache-Control': 'no-cache' };
      response.writeHead(isMissing ? 404 : 200, type).end(documentAt(path));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  browser = await chromium.launch({ executablePath: requireChromium(), args: CHROMIUM_FLAGS });
});
afterAll(async () => {
  await browser.close();
  server.close();
});
beforeEach(async () => {
  percent = 10;
  context = await browser.newContext({ serviceWorkers: 'allow' });
  page = await context.newPage();
  // A machine without a network is not the subject.
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => true }));
  await page.goto(`${origin}/login`);
  await page.evaluate(async () => {
    localStorage.setItem('site-bucket-marketing', '5');
    const { serviceWorker } = navigator;
    const taken = new Promise((resolve) => {
      serviceWorker.addEventListener('controllerchange', resolve);
    });
    await serviceWorker.register('/service-worker.js');
    if (!serviceWorker.controller) await taken;
  });
  [asked, reports] = [[], []];
});
afterEach(() => context.close());

test('A visitor of the canary requests one document per page, from the second on', async () => {
  expect(await open('/pricing')).toBe('/canary/marketing/pricing');
  expect(asked).toEqual(['/pricing', '/canary/marketing/pricing']);
  asked = [];
  expect(await open('/faq?a=1#b')).toBe('/canary/marketing/faq');
  await page.reload();
  expect(await page.evaluate(() => location.href.slice(location.origin.length))).toBe('/faq?a=1#b');
  expect(asked).toEqual(['/canary/marketing/faq?a=1', '/canary/marketing/faq?a=1']);
});

test.each([
  ['comes', '/image.svg', load],
  [
    'is lost',
    '/gone.svg',
    { ...load, 'event.name': 'site.failure', 'site.phase': 'file', 'error.type': 'lost' },
  ],
])(
  'A page without code whose picture %s reports one load, for the version that was shown',
  async (_case, file, event) => {
    picture = file;
    await open('/pricing');
    while (reports.length === 0) await page.evaluate(() => new Promise(requestAnimationFrame));
    await open('/faq');
    expect(reports[0]).toBe(JSON.stringify({ events: [event] }));
    // The live document, which the visitor left on the way, reported nothing.
    expect(reports.join()).not.toContain('marketing_old');
  },
);

test('Everybody else requests one document of the live site', async () => {
  await page.evaluate(() => localStorage.setItem('site-bucket-marketing', '50'));
  for (const path of ['/pricing', '/faq']) expect(await open(path)).toBe(path);
  expect(asked).toEqual(['/pricing', '/faq']);
});

test('When the canary has ended, the live page comes, and is the only document from then on', async () => {
  await open('/pricing');
  percent = undefined;
  asked = [];
  for (const path of ['/pricing', '/faq']) expect(await open(path)).toBe(path);
  expect(asked).toEqual(['/canary/marketing/pricing', '/pricing', '/faq']);
});

test('Who is not in the next canary gets the live page, which costs two more documents once', async () => {
  await open('/pricing');
  percent = 1;
  asked = [];
  await page.goto(`${origin}/faq`, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.body?.innerText === '/faq');
  expect(asked).toEqual(['/canary/marketing/faq', '/faq']);
  asked = [];
  expect(await open('/pricing')).toBe('/pricing');
  expect(asked).toEqual(['/pricing']);
});

/** Opens a path. @returns the path of the document that is shown */
async function open(path: string): Promise<string> {
  await page.goto(`${origin}${path}`);
  // The first document of a canary leaves for the second.
  await page.waitForFunction(
    () => document.body?.innerText && !document.documentElement.style.visibility,
  );
  if (percent !== undefined) await page.evaluate(() => navigator.serviceWorker.ready);
  return page.locator('body').innerText();
}

function documentAt(path: string): string {
  const shares: CanaryShare[] = [{ unit: 'marketing', percent: percent ?? 0, offset: 0 }];
  const live = percent === undefined ? '' : createEnterCanaryScript(shares);
  const isCanary = path.startsWith('/canary');
  const version = isCanary ? 'marketing_new' : 'marketing_old';
  const report = createReportScript({
    reportUrl: '/health',
    base: origin,
    event: { ...load, 'service.version': version },
    hasCode: false,
  });
  const first = (isCanary ? createArriveInCanaryScript(shares, 'marketing') : live) + report;
  return `<!doctype html><html><head><script>${first}</script></head><body>${path}<img src="${picture}" alt=""></body></html>`;
}

const worker = createServiceWorkerScript({
  isEnabled: true,
  pages: ['/pricing', '/faq'],
  patterns: [],
  origins: [],
  previews: [],
  later: {},
});
