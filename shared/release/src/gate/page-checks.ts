import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

/** Every page parses it, and the minified file has less than half of the bytes. It has no types of its own. */
const { source }: typeof axe = createRequire(import.meta.url)('axe-core/axe.min.js');

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Console message of a page that registers its service worker while the test blocks it. */
export const SERVICE_WORKER_BLOCKED_MESSAGE = 'Service Worker registration blocked by Playwright';

/** Rule of axe that a page violates, with up to four locations (selector and message). */
export type AxeViolation = { rule: string; locations: string[] };

/**
 * Waits until a page is usable: not covered, not redirecting, hydrated.
 * @example await page.goto('/faq').then(() => waitUntilPageReady(page));
 */
export async function waitUntilPageReady(
  page: Page,
  limit: { timeout?: number } = {},
): Promise<void> {
  await page.waitForFunction(isPageReady, undefined, limit);
}

/** Lays out all deferred sections, which an idle page does automatically, so that they can be measured. */
export async function showDeferredSections(page: Page): Promise<void> {
  await page.locator('.ui-later').evaluateAll((parts) => {
    for (const part of parts) part.setAttribute('data-laid-out', '');
  });
}

/** Runs axe on the whole page in its current state. */
export async function findAxeViolations(page: Page): Promise<AxeViolation[]> {
  await showDeferredSections(page);
  // Evaluated by the debugger, which bypasses the content security policy.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  await page.evaluate(waitForAnimations);
  return page.evaluate(async (runOnly) => {
    // Only a rule that is off reads the style sheets again.
    const options = {
      runOnly,
      preload: { assets: ['media'] },
      // Frames show origins of others, which have no axe; asking them logs an error.
      iframes: false,
    } satisfies axe.RunOptions;
    const { violations } = await window.axe.run(document, options);
    return violations.map(({ id, help, nodes }) => ({
      rule: `${id} (${help})`,
      locations: nodes
        .slice(0, 4)
        .map(({ target, any }) => `${target.join(' ')}: ${any[0]?.message ?? ''}`),
    }));
  }, rules);
}

/** Tells whether a page is usable. Runs inside the page and must not reference this module. */
export function isPageReady(): boolean {
  // A page that is only read starts with an intent.
  if ('siteStart' in window && typeof window.siteStart === 'function') window.siteStart();
  const splash = document.querySelector('.splash');
  const isCovered = splash?.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const isRedirecting =
    document.querySelector('[role="progressbar"][aria-label="Loading the page"]') !== null;
  const heading = document.querySelector('h1');
  // Of a page without hydration, React owns the container only.
  const hydrationRoot = heading?.closest('[data-hydrate]') ?? heading;
  const isHydrated =
    hydrationRoot && Object.keys(hydrationRoot).some((key) => key.startsWith('__react'));
  return !isCovered && !isRedirecting && Boolean(isHydrated);
}

/** Waits for running animations, because axe would measure intermediate colors. */
async function waitForAnimations(): Promise<void> {
  const finished = document
    .getAnimations()
    .filter(({ playState, timeline, effect }) => {
      const hasEnd = effect?.getComputedTiming().endTime !== Infinity;
      return playState === 'running' && timeline === document.timeline && hasEnd;
    })
    .map((each) => each.finished);
  await Promise.allSettled(finished);
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
