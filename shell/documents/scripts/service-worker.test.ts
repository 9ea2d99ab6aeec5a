/** @jest-environment node */
import { toPatternSource } from '@site/contract';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { CHROMIUM_FLAGS, findHeadlessShell } from '@site/node/find-chromium';
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { createServiceWorkerScript } from './service-worker';

/** Policy of the worker on a site whose remotes have no origins of their own. */
const WORKER_POLICY = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";

const PAGE_POLICY = "connect-src 'self' http://api.localhost:*";

type Release = { isOn: boolean; mark: string };

const executablePath = findHeadlessShell() ?? '';
// Without Chromium these are skipped; the run names the package.
const describe = executablePath ? globalThis.describe : globalThis.describe.skip;

let live: Release = { isOn: true, mark: 'first' };
let hangs = false;
let status = 200;
/** Answers that are not given while the network hangs. */
let held: (() => void)[] = [];
let asked: string[] = [];
let server: http.Server;
let origin = '';
let browser: Browser;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  server = http.createServer((request, response) => {
    const { url = '' } = request;
    asked.push(url);
    if (url.startsWith('/clock/')) return void (hangs ? response.end() : response.destroy());
    const answer = () => {
      const [type, text] = answerTo(url);
      response.writeHead(status, {
        'Content-Type': type,
        'Cache-Control': 'no-cache',
        'Access-Control-Allow-Origin': '*',
        'Content-Security-Policy': url === '/service-worker.js' ? WORKER_POLICY : PAGE_POLICY,
      });
      response.end(text);
    };
    if (hangs) held.push(answer);
    else answer();
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
});
afterAll(async () => {
  await browser.close();
  server.close();
});
beforeEach(async () => {
  live = { isOn: true, mark: 'first' };
  hangs = false;
  status = 200;
  context = await browser.newContext({ serviceWorkers: 'allow' });
  page = await context.newPage();
  await page.goto(`${origin}/pricing`);
  await takeOver();
  [asked, held] = [[], []];
});
afterEach(() => context.close());

describe('Without a network', () => {
  test('A page that was visited is there, with its files and those it loads later', async () => {
    await keep(['/pricing', '/editor']);
    await context.setOffline(true);
    expect(await textOf('/pricing')).toBe('/pricing first, run by /static/page.js');
    expect(await textOf('/editor?deck=1')).toBe('/editor first, run by /static/page.js');
    const kept = await page.reload();
    expect(kept?.headers()['content-security-policy']).toBe(PAGE_POLICY);
    const later = await page.evaluate(async () => (await fetch('/static/later.js')).text());
    expect(later).toContain('/static/later.js');
  });

  test('One document that was visited stands for every value, and is no link of its own', async () => {
    await keep(['/pricing', '/editor/first', '/academy/film']);
    await context.setOffline(true);
    expect(await textOf('/editor/second?a=1')).toMatch('/editor/first first');
    expect(await textOf('/academy/film')).toMatch('/academy/film first');
    for (const path of ['/editor/a.b', '/editor/a/b', '/academy/other']) {
      // In a tab of its own: the browser's error page arrives late, and would interrupt the next navigation.
      const tab = await context.newPage();
      await expect(tab.goto(origin + path)).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
      await tab.close();
    }
    await textOf('/faq');
    expect(await page.locator('a').allTextContents()).toEqual(['pricing', 'academy/film']);
  });

  test('A page that was never visited says so, and names what can be read', async () => {
    await keep(['/pricing']);
    await context.setOffline(true);
    const text = await textOf('/faq');
    expect(text).toContain('You are offline');
    expect(text).toContain('isn’t saved on this device');
    expect(await page.locator('a').allTextContents()).toEqual(['pricing']);
  });

  test('The document of a canary is never kept; the live page that is kept takes its place', async () => {
    await keep(['/pricing']);
    expect(await textOf('/canary/marketing/pricing')).toBe(
      '/canary/marketing/pricing first, run by /static/page.js',
    );
    await context.setOffline(true);
    expect(await textOf('/canary/marketing/pricing')).toBe(
      '/pricing first, run by /static/page.js',
    );
    expect(await textOf('/pricing')).toBe('/pricing first, run by /static/page.js');
  });

  test.each(['/login', '/registry.json', '/rest/v1/profiles'])(
    '%s is not touched: the browser speaks for itself',
    async (path) => {
      await page.evaluate((each) => fetch(each), path);
      await context.setOffline(true);
      const failed = page.evaluate((each) => fetch(each), path);
      await expect(failed).rejects.toThrow(/Failed to fetch/);
    },
  );
});

describe('With a network that takes requests and never answers', () => {
  test('A page that is kept is shown after a while, and asked for again at the next visit', async () => {
    await keep(['/pricing']);
    hangs = true;
    expect(await textOf('/pricing')).toBe('/pricing first, run by /static/page.js');
    expect(asked).toContain('/clock/3000');
    hangs = false;
    live = { isOn: true, mark: 'second' };
    expect(await textOf('/pricing')).toContain('second');
  });

  test('A page that is not kept is waited for', async () => {
    await keep(['/pricing']);
    hangs = true;
    const shown = textOf('/faq');
    while (!asked.includes('/faq')) await pause(5);
    hangs = false;
    for (const answer of held) answer();
    expect(await shown).toBe('/faq first, run by /static/page.js');
  });
});

describe('With a network', () => {
  test('A page comes from the site, so that a release and a roll-back reach the next tab', async () => {
    await keep(['/pricing']);
    live = { isOn: true, mark: 'second' };
    expect(await textOf('/pricing')).toContain('second');
    live = { isOn: true, mark: 'first' };
    expect(await textOf('/pricing')).toContain('first');
    live = { isOn: true, mark: 'second' };
    expect(await textOf('/pricing')).toContain('second');
    await context.setOffline(true);
    expect(await textOf('/pricing')).toContain('second');
  });

  test('A file whose name changes with its content is asked for once; another spelling always', async () => {
    await keep(['/pricing']);
    asked = [];
    await page.evaluate(async () => {
      for (const file of ['/static/page.js', '/static/page.js?try=1']) await fetch(file);
    });
    expect(asked).toEqual(['/static/page.js?try=1']);
  });

  test('A request to an origin that a remote needs is the document’s, whatever the worker may fetch', async () => {
    const elsewhere = origin.replace('localhost', 'api.localhost');
    await page.evaluate(
      (url) => fetch(url).then((response) => response.text()),
      `${elsewhere}/catalogue`,
    );
    expect(asked).toContain('/catalogue');
    await expect(
      page.evaluate(
        (url) => caches.match(url).then((kept) => kept === undefined),
        `${elsewhere}/catalogue`,
      ),
    ).resolves.toBe(true);
  });

  test('An error of the site is shown and not kept', async () => {
    await keep(['/pricing']);
    live = { isOn: true, mark: 'broken' };
    status = 500;
    expect(await textOf('/pricing')).toContain('broken');
    await context.setOffline(true);
    expect(await textOf('/pricing')).toContain('first');
  });

  test('A file that was of no use, and is asked for once more, is not kept', async () => {
    await keep(['/pricing']);
    await page.evaluate(() => fetch('/static/page.js?try=1'));
    await until(async () => (await (await caches.open('site-files')).keys()).length === 0, 0);
    asked = [];
    await page.evaluate(() => fetch('/static/page.js'));
    expect(asked).toEqual(['/static/page.js']);
  });

  test('Nothing of a version that only a team looks at is kept', async () => {
    await keep(['/pricing']);
    asked = [];
    await page.evaluate(async () => {
      for (let time = 0; time < 2; time += 1) await fetch('/static/preview/page.js');
    });
    expect(asked).toEqual(['/static/preview/page.js', '/static/preview/page.js']);
  });

  test('A site that is told to keep nothing takes the worker and all it kept away', async () => {
    await keep(['/pricing']);
    live = { isOn: false, mark: 'first' };
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      await registration?.update();
    });
    await until(async () => {
      const registrations = await navigator.serviceWorker.getRegistrations();
      return registrations.length === 0 && (await caches.keys()).length === 0;
    }, 0);
  });
});

/** Lets time pass for the worker only while the network hangs, however long an answer takes otherwise. */
const clock = `self.setTimeout = (work, ms) => void fetch('/clock/' + ms).then(() => work(), () => {});\n`;

function answerTo(url: string): [type: string, text: string] {
  if (url === '/service-worker.js') {
    const facts = {
      isEnabled: live.isOn,
      pages: ['/pricing', '/faq', '/editor', '/academy/film'],
      patterns: [['/editor/:deck', toPatternSource('/editor/:deck')] as const],
      origins: [],
      previews: [`${origin}/static/preview/`],
      later: {
        '/editor': [`${origin}/static/later.js`],
        '/editor/:deck': [`${origin}/static/later.js`],
      },
    };
    return ['text/javascript', `${clock}${createServiceWorkerScript(facts)}`];
  }
  if (url.startsWith('/static/')) {
    const script = `document.body?.append(', run by ${url}')`;
    return ['text/javascript', script];
  }
  const [path] = url.split('?');
  return ['text/html', `<body>${path} ${live.mark}<script src="/static/page.js"></script>`];
}

async function textOf(path: string): Promise<string> {
  await page.goto(origin + path);
  return (await page.locator('body').innerText()).replaceAll(/\s+/g, ' ').trim();
}

/** The worker is there, and has taken over the page. */
async function takeOver(): Promise<void> {
  await page.evaluate(async () => {
    const { serviceWorker } = navigator;
    const taken = new Promise((resolve) => {
      serviceWorker.addEventListener('controllerchange', resolve);
    });
    await serviceWorker.register('/service-worker.js');
    if (!serviceWorker.controller) await taken;
  });
}

/** Tells the worker what was visited, and waits until every file of it is kept. */
async function keep(pages: string[]): Promise<void> {
  const wanted = pages.some((each) => each.startsWith('/editor')) ? 2 : 1;
  await page.evaluate(async (visited) => {
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ pages: visited, files: ['/static/page.js'] });
  }, pages);
  await until(async (count) => {
    const files = await caches.open('site-files');
    return (await files.keys()).length >= count;
  }, wanted);
}

/** Asks the page again until it says yes; the browser tells nobody when a worker is done. */
async function until(isDone: (count: number) => Promise<boolean>, count: number): Promise<void> {
  while (!(await page.evaluate(isDone, count)))
    await page.evaluate(() => new Promise(requestAnimationFrame));
}
