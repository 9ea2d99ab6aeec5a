import { expect } from '@playwright/test';
import {
  createFormerWorkerScripts,
  createServiceWorkerScript,
} from '@site/shell/documents/scripts/service-worker';
import { startLoopbackServer } from '@site/testing/loopback-server';
import { step, testJourney } from './test-journey';

const scripts: Record<string, string> = {
  ...createFormerWorkerScripts(),
  'service-worker.js': createServiceWorkerScript({
    isEnabled: true,
    pages: ['/'],
    patterns: [],
    origins: [],
    previews: [],
    later: {},
  }),
};

/** The driver waits for the mark that React leaves on a heading. */
const pageOf = (heading: string) =>
  `<h1>${heading}</h1><script>document.querySelector('h1').__react = true</script>`;

/** Shows its own pages for ever, as the worker of a single-page application does. */
const FORMER_WORKER = `
  self.addEventListener('install', (event) => {
    self.skipWaiting();
    event.waitUntil(caches.open('former').then((cache) =>
      cache.put('/', new Response(${JSON.stringify(pageOf('former site'))}, { headers: { 'Content-Type': 'text/html' } }))));
  });
  self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
  self.addEventListener('fetch', (event) => {
    if (event.request.mode === 'navigate')
      event.respondWith(caches.open('former').then((cache) => cache.match('/')));
  });
`;

testJourney(
  'A visitor with the worker of a former site sees this site at the second visit, and its caches are gone',
  'dark',
  async ({ openTab }) => {
    for (const script of Object.keys(scripts))
      await step(script, async () => {
        let isFormerSite = true;
        // Each has an address of its own, and so a profile without the others.
        const server = await startLoopbackServer(({ url = '' }, response) => {
          const worker = scripts[url.slice(1)];
          response.setHeader('Content-Type', worker ? 'text/javascript' : 'text/html');
          response.setHeader('Cache-Control', 'no-cache');
          response.end(worker ? (isFormerSite ? FORMER_WORKER : worker) : pageOf('this site'));
        });
        const visitor = await openTab();
        const visit = async () => {
          await visitor.open(server.url);
          return visitor.evaluate(() => document.body.innerText);
        };
        await visit();
        await visitor.evaluate(async (url) => {
          await navigator.serviceWorker.register(url);
          await navigator.serviceWorker.ready;
          await caches.open('site-pages');
        }, `/${script}`);
        expect(await visit()).toBe('former site');

        isFormerSite = false;
        await visit();
        await visitor.waitUntil('The worker is replaced', isReplaced);
        expect(await visit()).toBe('this site');
        expect(await visitor.evaluate(() => caches.keys())).toEqual(['site-pages']);
        void server.close(); // Browsers keep their connections open.
      });
  },
);

/** Runs inside the page. This site's own worker may stay. */
async function isReplaced(): Promise<boolean> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  const isOwn = registrations.every(({ active }) =>
    active?.scriptURL.endsWith('/service-worker.js'),
  );
  return isOwn && !(await caches.has('former'));
}
