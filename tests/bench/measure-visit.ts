import type { Browser, BrowserContext, CDPSession, Locator, Page } from '@playwright/test';
import { followTransfers } from '../support/transfers';
import { observeVisit } from './observe-visit';
import type { BusyVisit, Visit } from './visit';

/** A phone on a slow line: what is sent and computed is really delayed, not estimated. */
const line = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 90_000,
};
const slowdown = 4;
type Box = { x: number; y: number; width: number; height: number };

/** The longer of a visit of this time and the time until a second after hydration, at most twice as long. */
const visitMs = 15_000;
const handsAtMs = { scroll: 2000, press: 3000, type: 4000 };

/** A first visit of a fresh profile in which nobody touches anything. */
export function measureVisit(browser: Browser, url: string): Promise<Visit> {
  return inFreshProfile(browser, async (context) => {
    const { page, readVisit } = await open(context, url);
    await waitUntilEnd(page);
    return readVisit();
  });
}

/** A first visit that scrolls after two seconds, presses after three, types after four, and goes on to another page. */
export function measureBusyVisit(browser: Browser, url: string): Promise<BusyVisit> {
  return inFreshProfile(browser, async (context) => {
    const { page, readVisit } = await open(context, url);
    await waitUntil(page, handsAtMs.scroll);
    await page.mouse.move(206, 600);
    await page.mouse.wheel(0, 300);
    await waitUntil(page, handsAtMs.press);
    await press(page);
    await waitUntil(page, handsAtMs.type);
    await type(page);
    await waitUntilEnd(page);
    const hands = await page.evaluate(() => window.visit.hands);
    return { ...(await readVisit()), ...hands, nextPage: await measureNextPage(page) };
  });
}

async function inFreshProfile<Result>(
  browser: Browser,
  measure: (context: BrowserContext) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  try {
    return await measure(context);
  } finally {
    await context.close();
  }
}

async function open(context: BrowserContext, url: string) {
  const page = await context.newPage();
  const transfers = followTransfers(await onSlowPhone(page));
  // tsx names functions by a helper that the page does not have.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.addInitScript(observeVisit);
  await page.goto(url, { waitUntil: 'load' });
  const readVisit = async (): Promise<Visit> => {
    const sent = transfers();
    return {
      ...(await page.evaluate(() => window.visit.timings)),
      kilobytes: sent.reduce((sum, { bytes }) => sum + bytes, 0) / 1000,
      requests: sent.length,
      scripts: sent.filter((each) => each.type === 'Script').length,
      depth: Math.max(...sent.map(({ depth }) => depth)),
    };
  };
  return { page, readVisit };
}

async function onSlowPhone(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', line);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return session;
}

/** Polls seldom: a poll is work of the page that is measured. */
async function waitUntil(page: Page, ms: number): Promise<void> {
  await page.waitForFunction((until) => performance.now() > until, ms, { polling: 100 });
}

async function waitUntilEnd(page: Page): Promise<void> {
  await waitUntil(page, visitMs);
  await page.waitForFunction(
    ([now, last]) => {
      const isStarting = document.querySelector('script[src]:not([type])') !== null;
      const { hydrated } = window.visit.timings;
      const isOver = hydrated === undefined ? !isStarting : performance.now() > hydrated + now;
      return isOver || performance.now() > last;
    },
    [1000, 2 * visitMs] as const,
    { polling: 500 },
  );
}

/** Presses the first control on the screen that changes something, otherwise the menu of the header. */
async function press(page: Page): Promise<void> {
  const controls = page.locator(
    'main :is(button:not(:disabled, [aria-selected=true]), summary):visible',
  );
  const menu = page.getByRole('banner').getByRole('button', { name: 'Menu' });
  const box = (await boxOnScreen(page, controls.first())) ?? (await menu.boundingBox());
  if (box) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** Box of an element that a hand can reach; a jump to another one would move the page as no reader does. */
async function boxOnScreen(page: Page, target: Locator): Promise<Box | null> {
  const box = (await target.count()) > 0 ? await target.boundingBox() : null;
  const height = page.viewportSize()?.height ?? 0;
  return box && box.y >= 0 && box.y + box.height <= height ? box : null;
}

/** Types into the first field, otherwise walks on by keyboard. */
async function type(page: Page): Promise<void> {
  const field = page.locator('main :is(input, textarea):visible').first();
  if ((await field.count()) === 0) return page.keyboard.press('Tab');
  await field.focus();
  await page.keyboard.type('asha', { delay: 120 });
}

async function measureNextPage(page: Page): Promise<number | undefined> {
  const target = new URL(page.url()).pathname === '/faq' ? '/pricing' : '/faq';
  const link = page.locator(`footer a[href="${target}"]`).first();
  if ((await link.count()) === 0) return undefined;
  await link.scrollIntoViewIfNeeded();
  await link.hover();
  // On a slow line both the page's code and its document need their time.
  await page.waitForTimeout(2500);
  await link.click();
  await page.waitForURL(`**${target}`);
  const arrival = await page.waitForFunction(() => sessionStorage.getItem('arrival-ms'));
  return Number(await arrival.jsonValue());
}
