import { newMember, signIn } from '../../support/members';
import { siteUrl } from '../../support/site';
import { expect, test } from '../../support/test';
import type { FaultCase } from './fault-cases';
import { runCase, type StorageState } from './run-case';

/** Each case is a test of its own: whatever fails, the visitor is told, can go on, and comes back. */
export function testFaults(cases: FaultCase[]): void {
  let member: StorageState | undefined;

  test.describe.configure({ timeout: 90_000 });

  test.beforeAll(async ({ browser }) => {
    const context = await browser.newContext({ baseURL: siteUrl });
    await signIn(await context.newPage(), await newMember({ isSetUp: true }));
    member = await context.storageState();
    await context.close();
  });

  for (const each of cases) {
    test(each.name, async ({ browser }) => {
      const outcome = await runCase(browser, each, member);
      test.info().annotations.push({ type: 'outcome', description: JSON.stringify(outcome) });
      expect(outcome.clicks).toBeLessThanOrEqual(1);
    });
  }
}
