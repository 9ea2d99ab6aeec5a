import { test as base, expect, type Page } from '@playwright/test';
import { SERVICE_WORKER_BLOCKED_MESSAGE } from '@site/release/page-checks';
import { Checkout } from './checkout';
import { getBackendKeys } from './backend';
import type { BackendKeys } from './backend-keys';
import { siteUrl as address } from './site';

interface Quiet {
  /** This test provokes a message: a console line or page error that matches is expected. */
  allow(pattern: RegExp): void;
}

/** Playwright's test for this site: it fails when the browser's console says anything. */
export const test = base.extend<
  { quiet: Quiet; siteUrl: string },
  { keys: BackendKeys; checkout: Checkout }
>({
  siteUrl: async ({}, run) => run(address),

  keys: [async ({}, run) => run(getBackendKeys()), { scope: 'worker' }],

  checkout: [
    async ({}, run) => {
      const checkout = new Checkout();
      await run(checkout);
      checkout.remove();
    },
    { scope: 'worker' },
  ],

  quiet: [
    async ({ context }, run) => {
      if (process.env.STRESS) context.on('page', slowDown);
      const heard: string[] = [];
      const allowed: RegExp[] = [new RegExp(`^warning: ${SERVICE_WORKER_BLOCKED_MESSAGE}`)];
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) {
          heard.push(`${message.type()}: ${message.text()} (${message.location().url})`);
        }
      });
      context.on('weberror', (error) => heard.push(`page error: ${error.error().message}`));
      await run({ allow: (pattern) => allowed.push(pattern) });
      // An answer that a test replaces may still be on its way when it has seen enough.
      await Promise.all(
        context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })),
      );
      const unexpected = heard.filter((line) => !allowed.some((pattern) => pattern.test(line)));
      expect(unexpected, 'The browser console stays empty').toEqual([]);
    },
    { auto: true },
  ],
});

/** Gives the page a quarter of the processor, as a weak or busy machine does. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

export { expect };
