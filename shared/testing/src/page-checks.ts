import type { Page } from '@playwright/test';
import axe from 'axe-core';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What the console says where a page at rest registers its worker, and the test lets none in. */
export const WORKER_KEPT_OUT = 'Service Worker registration blocked by Playwright';

/** A rule of axe that a page does not follow, and up to four places where. */
export type Violation = { rule: string; places: string[] };

/** Waits until a person could use the page: nothing covers it or leads away from it, and React has taken over. */
export async function untilReady(page: Page, limit: { timeout?: number } = {}): Promise<void> {
  await page.waitForFunction(isReady, undefined, limit);
}

/** Lays out what the page keeps for later, as it does by itself when it is at rest. What is not there cannot be measured. */
export async function layOutWhole(page: Page): Promise<void> {
  await page.locator('.ui-later').evaluateAll((parts) => {
    for (const part of parts) part.setAttribute('data-near', '');
  });
}

/** What axe finds on the whole page as it stands now. */
export async function findViolations(page: Page): Promise<Violation[]> {
  await layOutWhole(page);
  // Evaluated by the debugger, which the site's content security policy does not concern.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  await page.evaluate(endOfMotion);
  return page.evaluate(async (runOnly) => {
    const { violations } = await window.axe.run(document, { runOnly });
    return violations.map(({ id, help, nodes }) => ({
      rule: `${id} (${help})`,
      places: nodes
        .slice(0, 4)
        .map(({ target, any }) => `${target.join(' ')}: ${any[0]?.message ?? ''}`),
    }));
  }, rules);
}

/** Whether that is so now. Runs inside the page and uses nothing of this file. */
export function isReady(): boolean {
  const splash = document.querySelector('.splash');
  const isCovered = splash?.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const isLeading =
    document.querySelector('[role="progressbar"][aria-label="Loading the page"]') !== null;
  const heading = document.querySelector('h1');
  // React has the place of a page that is not hydrated, and nothing inside it.
  const taken = heading?.closest('[data-hydrate]') ?? heading;
  const isHydrated = taken && Object.keys(taken).some((key) => key.startsWith('__react'));
  return !isCovered && !isLeading && Boolean(isHydrated);
}

/** A colour in the middle of a fade is nobody's colour. */
async function endOfMotion(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter(({ playState, timeline, effect }) => {
      const hasEnd = effect?.getComputedTiming().endTime !== Infinity;
      return playState === 'running' && timeline === document.timeline && hasEnd;
    })
    .map((each) => each.finished);
  await Promise.allSettled(ending);
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
