/** @jest-environment node */
import { type EmbeddedBackend, getSharedBackend } from '@site/testing/embedded-backend';
import {
  signUpMember,
  callApi,
  extractMailLink,
  listMailsTo,
  generateEmail,
  waitForNewestMail,
  createPkcePair,
  TEST_PASSWORD,
  toSignedInMember,
  createRedirectQuery,
  type SessionResponseBody,
  signInWithPassword,
} from './testing/api-client';

let backend: EmbeddedBackend;
beforeAll(async () => {
  backend = await getSharedBackend();
}, 120_000);

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
  await callApi(backend, 'GET', extractMailLink(await waitForNewestMail(backend, email, 1)));
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

test('Times are ISO 8601: of accounts as Go writes them, of rows as Postgres does in JSON', async () => {
  const member = await signUpMember(backend);
  const { body: user } = await callApi(backend, 'GET', '/auth/v1/user', { token: member.token });
  const { body: session } = await signInWithPassword(backend, member.email);
  for (const person of [user, session.user]) {
    const text = JSON.stringify(person);
    const times = [...text.matchAll(/"(\w+_at)":"([^"]*)"/g)].map(([, , time]) => time);
    expect(times.length).toBeGreaterThan(5);
    for (const time of times) expect(time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/);
  }
  const { body: rows } = await callApi(backend, 'GET', '/rest/v1/profiles?select=created_at', {
    token: member.token,
  });
  expect(rows).toEqual([
    { created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?\+00:00$/) },
  ]);
});

test('A time in a member’s own data is left as the member wrote it', async () => {
  const email = generateEmail();
  const data = { left_at: '1996-12-19T16:39:57+00:00' };
  expect(await signUp({ email, password: TEST_PASSWORD, data })).toMatchObject({
    body: { user_metadata: data },
  });
});

describe('Links of the type "email"', () => {
  test('confirm a new address, by code, by hash and by link', async () => {
    for (const way of ['code', 'hash', 'link']) {
      const email = generateEmail();
      await signUp({ email, password: TEST_PASSWORD });
      const link = new URL(extractMailLink(await waitForNewestMail(backend, email)), backend.url);
      link.searchParams.set('type', 'email');
      const token_hash = link.searchParams.get('token');
      if (way === 'link') {
        const opened = await callApi(backend, 'GET', link.href);
        expect(opened.location?.hash).toContain('access_token=');
      }
      if (way === 'hash')
        expect(
          await callApi(backend, 'POST', '/auth/v1/verify', {
            body: { token_hash, type: 'email' },
          }),
        ).toMatchObject({ status: 200, body: { user: { email } } });
      // The address is confirmed, and the password of the sign-up suspended.
      if (way !== 'code')
        expect(await signInWithPassword(backend, email)).toMatchObject({
          body: { error_code: 'invalid_credentials' },
        });
    }
  });

  test('sign in, with a code challenge too, once', async () => {
    const member = await signUpMember(backend);
    for (const proof of [undefined, createPkcePair()]) {
      const seen = (await listMailsTo(backend, member.email)).length;
      await callApi(backend, 'POST', '/auth/v1/otp', {
        body: { email: member.email, ...proof?.challenge },
      });
      const link = new URL(
        extractMailLink(await waitForNewestMail(backend, member.email, seen)),
        backend.url,
      );
      link.searchParams.set('type', 'email');
      const opened = await callApi(backend, 'GET', link.href);
      expect(opened.location?.href).toMatch(proof ? /[?]code=/ : /#access_token=/);
      expect((await callApi(backend, 'GET', link.href)).location?.hash).toContain('otp_expired');
    }
  });
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

test('A second mail can be asked for while an address change waits; a wrong wish is named', async () => {
  const member = await signUpMember(backend);
  const next = generateEmail();
  const resend = (body: unknown) => callApi(backend, 'POST', '/auth/v1/resend', { body });
  await callApi(backend, 'PUT', '/auth/v1/user', { body: { email: next }, token: member.token });
  const older = extractMailLink(await waitForNewestMail(backend, next));
  expect(await resend({ type: 'email_change', email: member.email })).toMatchObject({
    status: 200,
    body: {},
  });
  const newer = extractMailLink(await waitForNewestMail(backend, next, 1));
  expect((await callApi(backend, 'GET', older)).location?.hash).toContain('otp_expired');
  expect((await callApi(backend, 'GET', newer)).location?.hash).toContain('message=');
  // The current mailbox gets a new link too.
  const current = extractMailLink(await waitForNewestMail(backend, member.email, 2));
  expect((await callApi(backend, 'GET', current)).location?.hash).toContain('access_token=');
  expect((await signInWithPassword(backend, next)).status).toBe(200);

  for (const [body, msg] of [
    [{ email: next }, 'Missing one of these types: signup, email_change, sms, phone_change'],
    [{ type: 'signup' }, 'Type provided requires an email address'],
    [{ type: 'email_change' }, 'Missing email address or phone number'],
  ])
    expect(await resend(body)).toMatchObject({
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

test('A link that is no link leads back to the site with a reason', async () => {
  const open = (query: string) => callApi(backend, 'GET', `/auth/v1/verify?${query}`);
  expect((await open('type=signup')).status).toBe(400);
  expect((await open('token=x')).status).toBe(400);
  const unknown = await open(`type=planet&token=x&${createRedirectQuery('/auth-callback')}`);
  expect(unknown.location?.hash).toContain('error_code=validation_failed');
});
