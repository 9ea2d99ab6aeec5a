/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { CHROMIUM_FLAGS, findHeadlessShell } from '@site/node/find-chromium';
import { checkPage, recordPage } from './check-page';
import { fulfillAsElsewhere } from './fulfill-as-elsewhere';

const address = 'https://site.test/';
const executablePath = findHeadlessShell() ?? '';
let browser: Browser;
let context: BrowserContext;

// Without Chromium these are skipped; the run names the package.
(executablePath ? describe : describe.skip)('In a browser', () => {
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
  });
  beforeEach(async () => {
    context = await browser.newContext({ serviceWorkers: 'block' });
  });
  afterEach(() => context.close());
  afterAll(() => browser.close());

  test('A page that comes to rest while it is looked at, and asks for its worker, is in order', async () => {
    expect(await look("void navigator.serviceWorker?.register('/worker.js');")).toEqual([]);
  });

  test('What the page says itself is found', async () => {
    expect(await look("console.warn('The worker was late.');")).toEqual([
      'the console says "The worker was late.".',
    ]);
  });

  test.each([
    ['h1 { opacity: .9 }', [expect.stringContaining('a script adds a style. The selector "h1"')]],
    ['.css-1abc { opacity: .9 }', []],
    [':root { --mui-a: 1; color-scheme: dark; }', []],
  ])('A script that adds the style %s is found if it leaks', async (css, problems) => {
    const add = `const style = document.createElement('style');
      document.head.append(style);
      style.sheet.insertRule(${JSON.stringify(css)});`;
    expect(await look(add)).toEqual(problems);
  });

  test('An origin that the remote needs answers with nothing, which a page has to bear', async () => {
    const request = `const address = 'https://api.academy.example/';
      fetch(address + 'a', { method: 'PUT', headers: { 'X-Key': '1' }, credentials: 'include' })
        .then((response) => (document.title = 'Answered ' + response.status));
      new Image().src = address + 'b.png';
      document.querySelector('main').insertAdjacentHTML('beforeend',
        '<iframe title="Player" src="' + address + 'c"></iframe>');
      fetch(address + 'd').then((response) => response.json())`;
    expect(await look(`${request}.catch(() => undefined)`)).toEqual([]);
    expect(await look(request)).toEqual([expect.stringContaining('JSON')]);
  });

  test('Of an error that the page logs, the stack is left out', async () => {
    expect(await look("console.error(new Error('Only here.'));")).toEqual([
      'the console says "Error: Only here.".',
    ]);
  });

  test('A page is recorded as a screenshot and a trace', async () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'records-'));
    await serve("throw new Error('Only here.');");
    await recordPage(context, address, path.join(folder, 'home'));
    const sizes = ['home.png', 'home.zip'].map((file) => fs.statSync(path.join(folder, file)).size);
    expect(Math.min(...sizes)).toBeGreaterThan(1000);
    fs.rmSync(folder, { recursive: true });
  });
});

async function look(script: string): Promise<string[]> {
  await serve(script);
  return checkPage(context, address);
}

/** Serves a page that React has taken over, and that does this then. */
async function serve(script: string): Promise<void> {
  const html = `<!doctype html><html lang="en"><title>Home</title><style>body { margin: 0 }</style><main><h1>Home</h1></main>
    <script>document.querySelector('h1').__reactFiber$1 = {}; ${script}</script>`;
  await context.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await context.route('https://api.academy.example/**', fulfillAsElsewhere);
}
