import type { Page } from '@playwright/test';
import { findAxeViolations as findOnPage } from '@site/release/page-checks';
import { test } from '../support/test';

/** Runs axe on the page in its current state: one line per violated rule, with element and reason. */
export function findViolations(page: Page, state: string): Promise<string[]> {
  return test.step(`axe: ${state}`, async () => {
    const violations = await findOnPage(page);
    return violations.map(
      ({ rule, locations }) => `${state}: ${rule}\n  ${locations.join('\n  ')}`,
    );
  });
}
