import type { BrowserContext } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import type { Keys } from './keys';

/**
 * A new member who is already signed in when the first page of `context` opens. For tests that look at a
 * member's pages; journeys sign in by the form.
 */
export async function signIn(context: BrowserContext, keys: Keys): Promise<{ email: string }> {
  const member = { email: `member-${randomUUID()}@example.com`, password: 'Quality!2025' };
  await post(keys, keys.secretKey, '/auth/v1/admin/users', { ...member, email_confirm: true });
  const session = await post(
    keys,
    keys.publishableKey,
    '/auth/v1/token?grant_type=password',
    member,
  );
  await context.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    `site-session-${new URL(keys.apiUrl).host}`,
    JSON.stringify(session),
  ] as const);
  return { email: member.email };
}

async function post(keys: Keys, key: string, path: string, body: object): Promise<unknown> {
  const answer = await fetch(`${keys.apiUrl}${path}`, {
    method: 'POST',
    headers: { apikey: key, authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}
