/** @jest-environment node */
import { CHROMIUM_FLAGS, requireChromium } from '@site/testing/find-chromium';
import { startLoopbackServer, type LoopbackServer } from '@site/testing/loopback-server';
import { chromium, type Browser, type Page } from '@playwright/test';
import { createFormerWorkerScripts, createServiceWorkerScript } from './service-worker';

const scripts: Record<string, string> = {
  ...createFormerWorkerScripts(),
  'service-worker.js': createServiceWorkerScript({
    isEnabled: true,
    pages: ['/'],
    origins: [],
    previews: [],
    later: {},
  }),
};

/** Shows its own pages for ever, as the worker of a single-page application does. */
const FORMER_WORKER = `
  self.addEventListener('install', (event) => {
    self.skipWaiting();
    event.waitUntil(caches.open('former').then((cache) => cache.put('/', new Response('former site'))));
  });
  self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
  self.addEventListener('fetch', (event) => {
    if (event.request.mode === 'navigate')
      event.respondWith(caches.open('former').then((cache) => cache.match('/')));
  });
`;

let isFormerSite = true;
let server: LoopbackServer;
let browser: Browser;
let page: Page;
beforeAll(async () => {
  server = await startLoopbackServer(({ url = '' }, response) => {
    const script = scripts[url.slice(1)];
    response.setHeader('Content-Type', script ? 'text/javascript' : 'text/html');
    response.setHeader('Cache-Control', 'no-cache');
    response.end(script ? (isFormerSite ? FORMER_WORKER : script) : '<body>this site');
  });
  browser = await chromium.launch({ executablePath: requireChromium(), args: CHROMIUM_FLAGS });
});
afterAll(async () => {
  await browser.close();
  await server.close();
});

test.each([
  ['sw.js', 0],
  ['serviceworker.js', 0],
  ['ngsw-worker.js', 0],
  ['firebase-messaging-sw.js', 0],
  ['service-worker.js', 1],
])(
  'A visitor with the worker of a former site at /%s sees this site at the second visit, and its caches are gone',
  async (script, registrationsAfter) => {
    page = await (await browser.newContext({ serviceWorkers: 'allow' })).newPage();
    isFormerSite = true;
    await page.goto(server.url);
    await page.evaluate(async (url) => {
      await navigator.serviceWorker.register(url);
      await navigator.serviceWorker.ready;
      await caches.open('site-pages');
    }, `/${script}`);
    expect(await openSite()).toBe('former site');

    isFormerSite = false;
    await openSite();
    while (!(await page.evaluate(isReplaced, registrationsAfter))) continue;
    expect(await openSite()).toBe('this site');
    expect(await page.evaluate(() => caches.keys())).toEqual(['site-pages']);
    await page.context().close();
  },
);

async function isReplaced(registrationsAfter: number): Promise<boolean> {
  const { length } = await navigator.serviceWorker.getRegistrations();
  return length === registrationsAfter && !(await caches.has('former'));
}

async function openSite(): Promise<string> {
  await page.goto(server.url);
  return page.locator('body').innerText();
}

test('The names are a setting, and the own worker stays what it is', () => {
  const named = createFormerWorkerScripts(['old-worker.js', 'service-worker.js']);
  expect(Object.keys(named)).toEqual(['old-worker.js']);
  expect(Object.keys(createFormerWorkerScripts())).toHaveLength(4);
});
