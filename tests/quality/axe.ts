import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { test } from '../support/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds on the page as it stands now, one line per rule: which, where, why. */
export function findViolations(page: Page, state: string): Promise<string[]> {
  return test.step(`axe: ${state}`, async () => {
    // Evaluated by the debugger, which the site's content security policy does not concern.
    if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
    await page.evaluate(endOfMotion);
    const violations = await page.evaluate(async (runOnly) => {
      const { violations: found } = await window.axe.run(document, { runOnly });
      return found.map(({ id, help, nodes }) => ({
        rule: `${id} (${help})`,
        places: nodes
          .slice(0, 4)
          .map((node) => `${node.target.join(' ')}: ${node.any[0]?.message ?? ''}`),
      }));
    }, tags);
    return violations.map(({ rule, places }) => `${state}: ${rule}\n  ${places.join('\n  ')}`);
  });
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
