import type { BrowserContext } from '@playwright/test';
import type { BackendKeys } from './backend-keys';
import { sharedMember, type TestMember } from './members';

/**
 * A member who is already signed in when the first page of `context` opens. For tests that look at a
 * member's pages; journeys sign in by the form.
 */
export async function signInContext(
  context: BrowserContext,
  keys: BackendKeys,
): Promise<TestMember> {
  const member = await sharedMember();
  await context.addInitScript(keepUnder, [
    `site-session-${new URL(keys.apiUrl).host}`,
    JSON.stringify(member.session),
  ] as const);
  return member;
}

/** A tab that has opened nothing yet has no storage. Runs inside the page. */
function keepUnder([key, value]: readonly [string, string]): void {
  if (origin !== 'null') localStorage.setItem(key, value);
}
