import type { BrowserContext } from '@playwright/test';
import type { Keys } from './keys';
import { sharedMember, type Member } from './members';

/**
 * A member who is already signed in when the first page of `context` opens. For tests that look at a
 * member's pages; journeys sign in by the form.
 */
export async function signedIn(context: BrowserContext, keys: Keys): Promise<Member> {
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
