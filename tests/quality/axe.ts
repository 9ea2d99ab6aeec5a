import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { test } from '../support/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds on the page as it stands now, one line per rule: which, where, why. */
export function findViolations(page: Page, state: string): Promise<string[]> {
  return test.step(`axe: ${state}`, async () => {
    // Evaluated by the debugger, which the site's content security policy does not concern.
    if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
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

declare global {
  interface Window {
    axe: typeof axe;
  }
}
