import type { Page } from '@playwright/test';
import { findViolations as findOnPage } from '@site/testing/page-checks';
import { test } from '../support/test';

/** What axe finds on the page as it stands now, one line per rule: which, where, why. */
export function findViolations(page: Page, state: string): Promise<string[]> {
  return test.step(`axe: ${state}`, async () => {
    const violations = await findOnPage(page);
    return violations.map(({ rule, places }) => `${state}: ${rule}\n  ${places.join('\n  ')}`);
  });
}
