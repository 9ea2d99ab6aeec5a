import type { BrowserContext } from '@playwright/test';
import type { Keys } from './keys';
import { newMember, tokensOf, type Member } from './members';

/**
 * A member who is already signed in when the first page of `context` opens. For tests that look at a
 * member's pages; journeys sign in by the form.
 */
export async function signedIn(context: BrowserContext, keys: Keys): Promise<Member> {
  const member = await newMember({ isSetUp: true });
  const session = await tokensOf(member);
  await context.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    `site-session-${new URL(keys.apiUrl).host}`,
    JSON.stringify(session),
  ] as const);
  return member;
}
