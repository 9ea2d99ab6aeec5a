import type { Page } from '@playwright/test';
import { untilReady } from '@site/testing/page-checks';

/** Opens a page and waits until a person could use it: the start-up screen is over and React has taken over. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await ready(page);
}

/** Waits as `visit` does, on a page that is already open. */
export async function ready(page: Page): Promise<void> {
  await untilReady(page);
  await page.evaluate(() => document.fonts.ready);
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
