import { createMember, signIn } from '../../support/members';
import { siteUrl } from '../../support/site';
import { expect, test } from '../../support/test';
import type { FaultCase } from './fault-cases';
import { recordCaseResult } from './fault-table';
import type { FormCase } from './form-cases';
import { runCase, type StorageState } from './run-case';
import { runFormCase } from './run-form-case';

interface Cases {
  cases: FaultCase[];
  forms: FormCase[];
  tag?: string;
}

/** Each case is a test of its own: whatever fails, the visitor is told, can go on, and comes back. */
export function testFaults({ cases, forms, tag = '' }: Cases): void {
  test.describe(`Faults ${tag}`, () => {
    let member: StorageState | undefined;

    test.beforeAll(async ({ browser }) => {
      const context = await browser.newContext({ baseURL: siteUrl });
      await signIn(await context.newPage(), await createMember({ isSetUp: true }));
      member = await context.storageState();
      await context.close();
    });

    for (const each of cases)
      test(each.name, async ({ browser }) => {
        const outcome = await runCase(browser, each, member);
        recordCaseResult(outcome);
        expect(outcome.clicks).toBeLessThanOrEqual(1);
      });

    for (const each of forms)
      test(each.name, async ({ browser }) =>
        recordCaseResult(await runFormCase(browser, each, member)),
      );
  });
}
