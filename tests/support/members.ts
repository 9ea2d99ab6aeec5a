import { expect, type Page } from '@playwright/test';
import { createHash, randomUUID } from 'node:crypto';
import { authStorageKeyOf } from '@site/contract';
import { getBackendKeys, callBackend } from './backend';
import { findActionLink, waitForMail } from './mailbox';
import { requestFrom, createLoopbackAddress } from './loopback-address';
import { waitUntilReady } from './visit';

export interface TestMember {
  email: string;
  password: string;
  fullName: string;
}

/** An address that no other test uses. */
export function createEmail(name = 'member'): string {
  return `${name}-${randomUUID()}@example.com`;
}

/** A member whose address is confirmed. With `isSetUp`, the free trial is used and the dashboard is next. */
export async function createMember(
  overrides: Partial<TestMember> & { isSetUp?: boolean } = {},
): Promise<TestMember & { id: string; session: SessionTokens }> {
  const { isSetUp = false, ...given } = overrides;
  const member = { email: createEmail(), password: 'Tungsten1!', fullName: 'Mira Nair', ...given };
  const { email, password, fullName: full_name } = member;
  const address = createLoopbackAddress();
  const { apiUrl, publishableKey: apikey } = getBackendKeys();
  const sign_up_key = randomUUID();
  const sign_up_key_hash = createHash('sha256').update(sign_up_key).digest('hex');
  const created = await requestFrom(address, `${apiUrl}/auth/v1/signup`, {
    method: 'POST',
    headers: { apikey, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, data: { full_name, sign_up_key_hash } }),
  });
  expect(created.status, created.text).toBe(200);
  const link = new URL(findActionLink(await waitForMail(email)));
  const confirmed = await requestFrom(address, `${apiUrl}/auth/v1/verify`, {
    method: 'POST',
    headers: { apikey, 'content-type': 'application/json' },
    body: JSON.stringify({ token_hash: link.searchParams.get('token_hash'), type: 'signup' }),
  });
  expect(confirmed.status, confirmed.text).toBe(200);
  const session = JSON.parse(confirmed.text) as SessionTokens;
  const { access_token: token, user } = session;
  const keep = { method: 'POST', token, body: { sign_up_key } };
  expect(await callBackend('/rest/v1/rpc/keep_sign_up_password', keep)).toMatchObject({
    body: true,
  });
  if (isSetUp) {
    const body = { free_trial_used: true };
    await callBackend(`/rest/v1/profiles?id=eq.${user.id}`, { method: 'PATCH', token, body });
  }
  return { ...member, id: user.id, session };
}

let shared: ReturnType<typeof createMember> | undefined;

/** One member for each worker, for tests that change nothing of an account: every browser context has decks of its own. */
export async function sharedMember(): ReturnType<typeof createMember> {
  const member = await (shared ??= createMember({ isSetUp: true }));
  const isEnding = member.session.expires_at * 1000 < Date.now() + 20 * 60_000;
  if (isEnding) member.session = await fetchTokens(member);
  return member;
}

export interface SessionTokens {
  access_token: string;
  expires_at: number;
  refresh_token: string;
  user: { id: string };
}

/** Signs in over HTTP, as another device would. */
export async function fetchTokens({ email, password }: TestMember): Promise<SessionTokens> {
  const { apiUrl, publishableKey: apikey } = getBackendKeys();
  const url = `${apiUrl}/auth/v1/token?grant_type=password`;
  const answer = await requestFrom(createLoopbackAddress(), url, {
    method: 'POST',
    headers: { apikey, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  expect(answer.status, answer.text).toBe(200);
  return JSON.parse(answer.text) as SessionTokens;
}

/** Stores a synopsis of a member, as the assistant does; resolves to its id. */
export async function storeSynopsis(
  member: TestMember & { id: string },
  synopsis: { logline: string; generated_summary: string },
): Promise<string> {
  const { access_token } = await fetchTokens(member);
  const answer = await callBackend('/rest/v1/logline_summaries?select=id', {
    method: 'POST',
    apikey: getBackendKeys().publishableKey,
    token: access_token,
    headers: { prefer: 'return=representation' },
    body: { ...synopsis, user_id: member.id },
  });
  const [row] = answer.body as [{ id: string }];
  return row.id;
}

/** This browser has the member's session from an earlier visit: no form, and no page is loaded for it. */
export async function restoreSession(
  page: Page,
  { session }: { session: SessionTokens },
): Promise<void> {
  await page.goto('/robots.txt');
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    authStorageKeyOf(getBackendKeys().apiUrl),
    JSON.stringify(session),
  ] as const);
}

/** This browser forgets its session while no page is open that would go on without it, and be refused. */
export async function forgetSession(page: Page): Promise<void> {
  await page.goto('/robots.txt');
  await page.evaluate(() => localStorage.clear());
}

/** Signs in by the form of /login and waits for the page that comes next. */
export async function signIn(
  page: Page,
  { email, password }: TestMember,
  path = '/login',
): Promise<void> {
  await page.goto(path);
  await waitUntilReady(page);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL((url) => !['/login', '/mediator'].includes(url.pathname));
}
