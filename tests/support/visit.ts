import type { Locator, Page } from '@playwright/test';
import { waitUntilPageReady } from '@site/release/page-checks';

/** Opens a page and waits until a person could use it: the start-up screen is over and React has taken over. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitUntilReady(page);
}

/** Waits as `visit` does, on a page that is already open. */
export async function waitUntilReady(page: Page): Promise<void> {
  await waitUntilPageReady(page);
  await page.waitForFunction(areLinksInteractive);
  await page.evaluate(() => document.fonts.ready);
}

/** A page that is only read is there before the handler of its links. Runs inside the page. */
function areLinksInteractive(): boolean {
  const heading = document.querySelector('h1');
  const isDrawn = heading && Object.keys(heading).some((key) => key.startsWith('__react'));
  return isDrawn || heading?.closest<HTMLElement>('[data-hydrate]')?.dataset.hydrate !== 'false';
}

/**
 * Clicks what has to be scrolled to. It rises into its place with the frames after, and a press that begins between
 * two of them could end beside it, which nobody's hand is quick enough for.
 */
export async function scrollAndClick(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  await target.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  await target.click();
}

/** Scrolls once through the page, so that everything that waits for the window has been seen. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight / 2) {
      window.scrollTo({ top: y, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
}

/** Cumulative layout shift since the page was opened. */
export function readLayoutShift(page: Page): Promise<number> {
  return page.evaluate(observeLayoutShift);
}

function observeLayoutShift(): Promise<number> {
  return new Promise((resolve) => {
    const observer = new PerformanceObserver((list) => sumUp(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    // Without any shift the observer is never called.
    requestAnimationFrame(() => requestAnimationFrame(() => sumUp(observer.takeRecords())));
    let sum = 0;

    function sumUp(entries: PerformanceEntry[]): void {
      for (const entry of entries) {
        if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput)
          sum += Number(entry.value);
      }
      resolve(sum);
    }
  });
}
