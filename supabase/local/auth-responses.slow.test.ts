/** @jest-environment node */
import { type EmbeddedBackend, getSharedBackend } from '@site/testing/embedded-backend';
import {
  signUpMember,
  spendMailLink,
  callApi,
  extractPageLink,
  generateEmail,
  waitForNewestMail,
  TEST_PASSWORD,
  toSignedInMember,
  type SessionResponseBody,
  signInWithPassword,
} from './testing/api-client';

let backend: EmbeddedBackend;
beforeAll(async () => {
  backend = await getSharedBackend();
});

const signUp = (body: unknown) => callApi(backend, 'POST', '/auth/v1/signup', { body });

test.each(['Kerala!77', 'Kerala@77', 'Kerala#77', 'Kerala?77rain', 'Kerala[77', 'Kerala]77'])(
  'The password %s, which the checklist accepts, signs up, signs in and replaces another',
  async (chosen) => {
    expect((await signUp({ email: generateEmail(), password: chosen })).status).toBe(200);
    const member = await signUpMember(backend);
    const changed = await callApi(backend, 'PUT', '/auth/v1/user', {
      body: { password: chosen },
      token: member.token,
    });
    expect(changed.status).toBe(200);
    expect((await signInWithPassword(backend, member.email, chosen)).status).toBe(200);
  },
);

test.each([
  ['a'.repeat(60) + 'Ab1!xxxxxxxxx', 'characters'],
  ['Ab1!' + '\u{1F3AC}'.repeat(18), 'four bytes each'],
  ['Ab1!' + 'é'.repeat(35), 'two bytes each'],
])('A password over 72 bytes (%#) is refused wherever one is set: %s', async (long) => {
  const member = await signUpMember(backend);
  const refusal = {
    status: 400,
    body: {
      error_code: 'validation_failed',
      msg: 'Password cannot be longer than 72 characters',
    },
  };
  expect(await signUp({ email: generateEmail(), password: long })).toMatchObject(refusal);
  const change = await callApi(backend, 'PUT', '/auth/v1/user', {
    body: { password: long },
    token: member.token,
  });
  expect(change).toMatchObject(refusal);
  expect((await signUp({ email: generateEmail(), password: 'Ab1!' + 'é'.repeat(34) })).status).toBe(
    200,
  );
});

test('Signing up again while unconfirmed gets the user of the first time, unchanged, and the email again', async () => {
  const email = generateEmail();
  const first = await signUp({ email, password: TEST_PASSWORD, data: { full_name: 'Asha' } });
  const again = await signUp({ email, password: 'Another-Horse2!', data: { full_name: 'Eve' } });
  const { confirmation_sent_at: _first, ...user } = Object(first.body);
  expect(again).toMatchObject({ status: 200, body: { ...user, updated_at: expect.any(String) } });
  await spendMailLink(backend, await waitForNewestMail(backend, email, 1));
  // Nobody knows yet whose passwords these are.
  for (const password of [TEST_PASSWORD, 'Another-Horse2!'])
    expect((await signInWithPassword(backend, email, password)).status).toBe(400);
});

test('A sign-in link that may create no user says that an address is unknown', async () => {
  const requestLink = (email: string) =>
    callApi(backend, 'POST', '/auth/v1/otp', { body: { email, create_user: false } });
  expect(await requestLink(generateEmail())).toMatchObject({
    status: 422,
    body: { error_code: 'otp_disabled', msg: 'Signups not allowed for otp' },
  });
  expect((await requestLink((await signUpMember(backend)).email)).status).toBe(200);
});

test('Times of accounts and rows are ISO 8601 with their offset', async () => {
  const member = await signUpMember(backend);
  const { token } = member;
  const { body: user } = await callApi(backend, 'GET', '/auth/v1/user', { token });
  const { body: session } = await signInWithPassword(backend, member.email);
  const { body: rows } = await callApi(backend, 'GET', '/rest/v1/profiles', { token });
  for (const answer of [user, session.user, rows]) {
    const times = [...JSON.stringify(answer).matchAll(/"\w+_at":"([^"]*)"/g)];
    expect(times.length).toBeGreaterThan(1);
    for (const [, time] of times) expect(time).toMatch(/^[\d-]{10}T[\d:]{8}(\.\d+)?(Z|\+00:00)$/);
  }
});

test('A token of the type "email" confirms a new address or signs in, once', async () => {
  const email = generateEmail();
  await signUp({ email, password: TEST_PASSWORD });
  for (const seen of [0, 1]) {
    if (seen > 0) await callApi(backend, 'POST', '/auth/v1/otp', { body: { email } });
    const mail = await waitForNewestMail(backend, email, seen);
    const token_hash = extractPageLink(mail).searchParams.get('token_hash');
    const body = { token_hash, type: 'email' };
    expect(await callApi(backend, 'POST', '/auth/v1/verify', { body })).toMatchObject({
      status: 200,
      body: { user: { email } },
    });
    expect((await callApi(backend, 'POST', '/auth/v1/verify', { body })).status).toBe(403);
    // The address is confirmed, and the password of the sign-up suspended.
    expect(await signInWithPassword(backend, email)).toMatchObject({
      body: { error_code: 'invalid_credentials' },
    });
  }
});

test('Without a scope, signing out ends every session; an unknown scope is refused', async () => {
  const member = await signUpMember(backend);
  const other = toSignedInMember(await signInWithPassword(backend, member.email));
  const logout = (query: string) =>
    callApi(backend, 'POST', `/auth/v1/logout${query}`, { token: member.token });
  expect(await logout('?scope=planet')).toMatchObject({
    status: 400,
    body: { error_code: 'validation_failed' },
  });
  expect((await logout('')).status).toBe(204);
  const user = await callApi(backend, 'GET', '/auth/v1/user', { token: other.token });
  expect(user.body).toMatchObject({ error_code: 'session_not_found' });
});

test('Only a confirmation can be sent again, to an address', async () => {
  for (const [body, msg] of [
    [{ email: generateEmail() }, 'Missing the type: signup'],
    [{ type: 'email_change', email: generateEmail() }, 'Missing the type: signup'],
    [{ type: 'signup' }, 'Unable to validate email address: invalid format'],
  ])
    expect(await callApi(backend, 'POST', '/auth/v1/resend', { body })).toMatchObject({
      status: 400,
      body: { error_code: 'validation_failed', msg },
    });
});

test('A refresh token that two tabs use works twice for ten seconds, also when a third was faster', async () => {
  const member = await signUpMember(backend);
  const refresh = async (refresh_token: string) =>
    callApi<SessionResponseBody>(backend, 'POST', '/auth/v1/token?grant_type=refresh_token', {
      body: { refresh_token },
    });
  const first = toSignedInMember(await refresh(member.refreshToken));
  const second = toSignedInMember(await refresh(first.refreshToken));
  const late = toSignedInMember(await refresh(member.refreshToken));
  expect(late.refreshToken).toBe(second.refreshToken);
  expect((await refresh(second.refreshToken)).status).toBe(200);
});

test('Errors have the form of the API version that the caller asks for', async () => {
  const sendRequest = (headers: Record<string, string>) =>
    callApi(backend, 'POST', '/auth/v1/token?grant_type=password', {
      body: { email: generateEmail(), password: TEST_PASSWORD },
      headers,
    });
  const old = await sendRequest({});
  expect(old.body).toEqual({
    code: 400,
    error_code: 'invalid_credentials',
    msg: 'Invalid login credentials',
  });
  const asked = await sendRequest({ 'x-supabase-api-version': '2024-01-01' });
  expect(asked.body).toEqual({ code: 'invalid_credentials', message: 'Invalid login credentials' });
  expect(asked.headers.get('x-supabase-api-version')).toBe('2024-01-01');
});
