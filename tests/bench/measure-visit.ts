import type { Browser, CDPSession, Page } from '@playwright/test';
import { followTransfers } from '../support/transfers';

/** One first visit, in milliseconds from its start where nothing else is said. */
export interface Visit {
  largestPaint: number;
  /** Header and heading answer: React has taken them over. */
  hydrated?: number;
  /** Main-thread time above 50 ms per task, in the first five seconds. */
  blocked: number;
  /** The longest task of them. */
  longestTask: number;
  shift: number;
  kilobytes: number;
  requests: number;
  depth: number;
  /** The slowest answer to 25 taps. */
  slowestAnswer?: number;
  /** From the tap on a link to a page that was prefetched until that page stands there. */
  softNavigation?: number;
}

/** A phone on a slow line: what is sent and computed is really delayed, not estimated. */
const line = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 90_000,
};
const slowdown = 4;
/** Then a page at rest begins to fetch what no visit needs to start. */
const untilMs = 5000;

/** One first visit of a fresh profile. `hasProgram`: the page answers, so that taps are measured too. */
export async function measureVisit(
  browser: Browser,
  url: string,
  { hasProgram }: { hasProgram: boolean },
): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  try {
    const page = await context.newPage();
    const session = await onSlowPhone(page);
    const transfers = followTransfers(session);
    // tsx names functions by a helper that the page does not have.
    await page.addInitScript('globalThis.__name = (named) => named');
    await page.addInitScript(observe);
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForFunction((until) => performance.now() > until, untilMs);
    const timings = await page.evaluate(() => window.visitTimings);
    const sent = transfers();
    return {
      ...timings,
      kilobytes: sent.reduce((sum, { bytes }) => sum + bytes, 0) / 1000,
      requests: sent.length,
      depth: Math.max(...sent.map(({ depth }) => depth)),
      ...(hasProgram ? await measureAnswers(page) : {}),
    };
  } finally {
    await context.close();
  }
}

async function onSlowPhone(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', line);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return session;
}

async function measureAnswers(
  page: Page,
): Promise<Pick<Visit, 'slowestAnswer' | 'softNavigation'>> {
  const menu = page.getByRole('banner').getByRole('button', { name: 'Menu' });
  for (let tap = 0; tap < 25; tap += 1) {
    await menu.click();
    await page.waitForTimeout(120);
  }
  const slowestAnswer = await page.evaluate(() => window.slowestAnswer);
  await menu.click(); // Closed again.
  const target = new URL(page.url()).pathname === '/faq' ? '/pricing' : '/faq';
  const link = page.locator(`footer a[href="${target}"]`).first();
  await link.scrollIntoViewIfNeeded();
  await link.hover();
  await page.waitForTimeout(2500); // The page's code comes on a slow line.
  const arrival = page.evaluate(untilArrival, target);
  await link.click();
  return { slowestAnswer, softNavigation: await arrival };
}

type Timings = Pick<Visit, 'largestPaint' | 'hydrated' | 'blocked' | 'longestTask' | 'shift'>;

declare global {
  interface Window {
    visitTimings: Timings;
    slowestAnswer: number;
  }
}

/** Runs in the page before anything else. */
function observe(): void {
  const timings: Timings = { largestPaint: 0, blocked: 0, longestTask: 0, shift: 0 };
  window.visitTimings = timings;
  window.slowestAnswer = 0;
  follow('largest-contentful-paint', (entry) => (timings.largestPaint = entry.startTime));
  follow('layout-shift', (entry) => (timings.shift += Number('value' in entry ? entry.value : 0)));
  follow('longtask', ({ duration }) => {
    timings.blocked += duration - 50;
    timings.longestTask = Math.max(timings.longestTask, duration);
  });
  follow('event', (entry) => {
    if ('interactionId' in entry && entry.interactionId)
      window.slowestAnswer = Math.max(window.slowestAnswer, entry.duration);
  });
  lookForReact();

  function follow(type: string, note: (entry: PerformanceEntry) => void): void {
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry);
    });
    observer.observe({
      type,
      buffered: true,
      ...(type === 'event' ? { durationThreshold: 16 } : {}),
    });
  }

  function lookForReact(): void {
    // Of a page that is not hydrated, React has the place and nothing inside it.
    const heading = document.querySelector('main h1');
    const place = heading?.closest('[data-hydrate]') ?? heading;
    const places = [document.querySelector('header button'), place];
    if (places.every((each) => each && isTakenOver(each))) timings.hydrated = performance.now();
    else setTimeout(lookForReact, 20);
  }

  function isTakenOver(place: Element): boolean {
    return Object.keys(place).some((key) => key.startsWith('__reactProps'));
  }
}

/** In the page: from the next click until another heading stands at this address and was painted. */
function untilArrival(pathname: string): Promise<number> {
  const heading = () => document.querySelector('main h1')?.textContent;
  const before = heading();
  return new Promise((resolve) => {
    const look = (start: number): void => {
      const isThere = location.pathname === pathname && heading() !== before;
      requestAnimationFrame(() => (isThere ? resolve(performance.now() - start) : look(start)));
    };
    const onClick = ({ timeStamp }: MouseEvent) => look(timeStamp);
    window.addEventListener('click', onClick, { capture: true, once: true });
  });
}
