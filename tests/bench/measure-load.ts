import type { Browser, CDPSession } from '@playwright/test';

export interface Load {
  /** Milliseconds from the start of the visit. */
  firstPaint: number;
  largestPaint: number;
  /** Main-thread time above 50 ms per task, in the first five seconds. */
  blocked: number;
  shift: number;
  kilobytes: number;
  requests: number;
}

/** A phone on a slow line: what is sent and computed is really delayed, not estimated. */
const line = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 90_000,
};
const slowdown = 4;

/** One first visit with an empty cache. */
export async function measureLoad(browser: Browser, url: string): Promise<Load> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', line);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const traffic = countTraffic(session);
  await page.addInitScript(observe);
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(5000);
  const timings = await page.evaluate(() => window.loadTimings);
  await context.close();
  return { ...timings, ...traffic() };
}

function countTraffic(session: CDPSession): () => Pick<Load, 'kilobytes' | 'requests'> {
  let bytes = 0;
  let requests = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
    requests += 1;
  });
  return () => ({ kilobytes: bytes / 1000, requests });
}

type Timings = Pick<Load, 'firstPaint' | 'largestPaint' | 'blocked' | 'shift'>;

declare global {
  interface Window {
    loadTimings: Timings;
  }
}

/** Runs in the page before anything else. */
function observe(): void {
  const timings = { firstPaint: 0, largestPaint: 0, blocked: 0, shift: 0 };
  window.loadTimings = timings;
  follow('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') timings.firstPaint = entry.startTime;
  });
  follow('largest-contentful-paint', (entry) => (timings.largestPaint = entry.startTime));
  follow('longtask', (entry) => (timings.blocked += entry.duration - 50));
  follow('layout-shift', (entry) => (timings.shift += Number('value' in entry ? entry.value : 0)));

  function follow(type: string, note: (entry: PerformanceEntry) => void): void {
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry);
    });
    observer.observe({ type, buffered: true });
  }
}
