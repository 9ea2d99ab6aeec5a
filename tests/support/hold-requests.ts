import type { Page } from '@playwright/test';

/** Keeps requests waiting until `release` is called. */
export async function holdRequests(page: Page, pattern: RegExp): Promise<{ release: () => void }> {
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await gate;
    await route.continue();
  });
  return { release };
}

/** On pages that open from now on, what gives up or goes by itself after five seconds or more never does. */
export async function holdLongTimers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { setTimeout: start } = window;
    const setTimeout = (run: () => void, ms = 0) => (ms < 5000 ? start(run, ms) : 0);
    Object.assign(window, { setTimeout });
  });
}
