import type { Page } from '@playwright/test';

/** Keeps requests waiting until `release` is called. */
export async function hold(page: Page, pattern: RegExp): Promise<{ release: () => void }> {
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
