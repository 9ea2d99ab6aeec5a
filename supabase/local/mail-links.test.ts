/** @jest-environment node */
import { type EmbeddedBackend, getSharedBackend } from '@site/testing/embedded-backend';
import {
  signUpMember,
  callApi,
  exchangeAuthCode,
  extractMailLink,
  extractPageLink,
  listMailsTo,
  generateEmail,
  waitForNewestMail,
  createPkcePair,
  createSignUpKey,
  keepSignUpPassword,
  TEST_PASSWORD,
  createRedirectQuery,
  signInWithPassword,
  SITE_URL,
} from './testing/api-client';

let backend: EmbeddedBackend;
beforeAll(async () => {
  backend = await getSharedBackend();
}, 120_000);

/** Asks for a new password as a member does; resolves to the link of the mail. */
async function askForReset(email: string, extra: Record<string, unknown> = {}) {
  const seen = (await listMailsTo(backend, email)).length;
  const answer = await callApi(
    backend,
    'POST',
    `/auth/v1/recover?${createRedirectQuery('/reset-password')}`,
    {
      body: { email, ...extra },
    },
  );
  expect(answer).toMatchObject({ status: 200, body: {} });
  return extractMailLink(await waitForNewestMail(backend, email, seen));
}

test('A sign-up is confirmed by the link in the mail, and only then signs in', async () => {
  const email = generateEmail();
  const proof = createPkcePair();
  const { key, keyHash } = createSignUpKey();
  const data = { sign_up_key_hash: keyHash };
  await callApi(backend, 'POST', `/auth/v1/signup?${createRedirectQuery('/auth-callback')}`, {
    body: { email, password: TEST_PASSWORD, data, ...proof.challenge },
  });
  expect((await signInWithPassword(backend, email)).body).toMatchObject({
    error_code: 'email_not_confirmed',
  });

  const opened = await callApi(
    backend,
    'GET',
    extractMailLink(await waitForNewestMail(backend, email)),
  );
  expect(opened.status).toBe(303);
  expect(opened.location?.origin).toBe(SITE_URL);
  expect(opened.location?.pathname).toBe('/auth-callback');
  expect(opened.location?.hash).toBe('');
  const member = await exchangeAuthCode(
    backend,
    opened.location?.searchParams.get('code') ?? '',
    proof.verifier,
  );
  expect(member.email).toBe(email);
  expect((await signInWithPassword(backend, email)).status).toBe(400);
  expect(await keepSignUpPassword(backend, member.token, key)).toMatchObject({ body: true });
  expect((await signInWithPassword(backend, email)).status).toBe(200);
});

test('A forgotten password is replaced through the link, and other sessions end', async () => {
  const member = await signUpMember(backend);
  const proof = createPkcePair();
  const opened = await callApi(backend, 'GET', await askForReset(member.email, proof.challenge));
  expect(opened.location?.pathname).toBe('/reset-password');
  const code = opened.location?.searchParams.get('code') ?? '';
  const session = await exchangeAuthCode(backend, code, proof.verifier);

  const changed = await callApi(backend, 'PUT', '/auth/v1/user', {
    body: { password: 'Another-Horse2!' },
    token: session.token,
  });
  expect(changed.status).toBe(200);
  expect((await signInWithPassword(backend, member.email)).status).toBe(400);
  expect((await signInWithPassword(backend, member.email, 'Another-Horse2!')).status).toBe(200);
  const elsewhere = await callApi(backend, 'GET', '/auth/v1/user', { token: member.token });
  expect(elsewhere.body).toMatchObject({ error_code: 'session_not_found' });
  const here = await callApi(backend, 'GET', '/auth/v1/user', { token: session.token });
  expect(here.status).toBe(200);
});

test('A code is worth nothing without the verifier of the browser that asked, and nothing twice', async () => {
  const member = await signUpMember(backend);
  const proof = createPkcePair();
  const opened = await callApi(backend, 'GET', await askForReset(member.email, proof.challenge));
  const code = opened.location?.searchParams.get('code') ?? '';
  const exchangeWith = (verifier: string) =>
    callApi(backend, 'POST', '/auth/v1/token?grant_type=pkce', {
      body: { auth_code: code, code_verifier: verifier },
    });
  expect(await exchangeWith(createPkcePair().verifier)).toMatchObject({
    status: 400,
    body: { error_code: 'bad_code_verifier' },
  });
  expect((await exchangeWith(proof.verifier)).status).toBe(200);
  expect(await exchangeWith(proof.verifier)).toMatchObject({
    status: 404,
    body: { error_code: 'flow_state_not_found' },
  });
});

test('A mail scanner that only asks for the head of a link does not use it up', async () => {
  const member = await signUpMember(backend);
  const link = await askForReset(member.email, createPkcePair().challenge);
  expect((await callApi(backend, 'HEAD', link)).status).toBe(200);
  const opened = await callApi(backend, 'GET', link);
  expect(opened.location?.searchParams.get('code')).toMatch(/^[0-9a-f-]{36}$/);
});

test.each([
  [{ code_challenge: 'a'.repeat(43) }],
  [{ code_challenge: 'short', code_challenge_method: 's256' }],
  [{ code_challenge: 'ü'.repeat(43), code_challenge_method: 's256' }],
  [{ code_challenge: 'a'.repeat(43), code_challenge_method: 'md5' }],
])('A broken challenge is refused before anything is sent: %j', async (challenge) => {
  const answer = await callApi(backend, 'POST', '/auth/v1/recover', {
    body: { email: generateEmail(), ...challenge },
  });
  expect(answer).toMatchObject({ status: 400, body: { error_code: 'validation_failed' } });
});

test('An unknown address is answered like a known one, gets no mail and makes no member', async () => {
  const email = generateEmail();
  for (const path of ['/recover', '/otp', '/magiclink', '/resend'])
    expect(
      await callApi(backend, 'POST', `/auth/v1${path}`, { body: { email, type: 'signup' } }),
    ).toMatchObject({ status: 200, body: {} });
  // Mails leave in order, and this one's has come.
  await signUpMember(backend);
  expect(await listMailsTo(backend, email)).toEqual([]);
  expect((await signInWithPassword(backend, email)).body).toMatchObject({
    error_code: 'invalid_credentials',
  });
});

test('A taken address is answered like a new one, and its password stays', async () => {
  const member = await signUpMember(backend);
  const answer = await callApi(backend, 'POST', '/auth/v1/signup', {
    body: { email: member.email, password: 'Attacker-Horse3!' },
  });
  expect(answer).toMatchObject({ status: 200, body: { email: member.email, identities: [] } });
  expect((await signInWithPassword(backend, member.email, 'Attacker-Horse3!')).status).toBe(400);
  expect((await signInWithPassword(backend, member.email)).status).toBe(200);
});

type Row = { id: string };

test('Two sign-ups with one address at the same moment make one account', async () => {
  const email = generateEmail();
  const answers = await Promise.all(
    Array.from({ length: 4 }, () =>
      callApi<Row>(backend, 'POST', '/auth/v1/signup', {
        body: { email, password: TEST_PASSWORD },
      }),
    ),
  );
  for (const { status } of answers) expect(status).toBe(200);
  const profiles = await callApi<Row[]>(backend, 'GET', '/rest/v1/profiles?select=id', {
    key: backend.keys.secretKey,
  });
  const answeredIds = new Set(answers.map(({ body }) => body.id));
  const storedIds = profiles.body.map(({ id }) => id);
  expect(storedIds.filter((id) => answeredIds.has(id))).toEqual([...answeredIds]);
});

test('A member moves to a new email address by the links in both mailboxes', async () => {
  const member = await signUpMember(backend);
  const next = generateEmail();
  const proof = createPkcePair();
  await callApi(backend, 'PUT', `/auth/v1/user?${createRedirectQuery('/dashboard')}`, {
    body: { email: next, ...proof.challenge },
    token: member.token,
  });
  expect((await signInWithPassword(backend, member.email)).status).toBe(200);
  const mail = await waitForNewestMail(backend, next);
  // The page that the link opens names both addresses; the mail itself repeats none.
  expect(extractPageLink(mail).searchParams.get('email')).toBe(member.email);
  const first = await callApi(backend, 'GET', extractMailLink(mail));
  expect(first.location?.searchParams.get('message')).toMatch(/proceed to confirm/);
  expect((await signInWithPassword(backend, next)).status).toBe(400);
  const current = await waitForNewestMail(backend, member.email, 1);
  const opened = await callApi(backend, 'GET', extractMailLink(current));
  const session = await exchangeAuthCode(
    backend,
    opened.location?.searchParams.get('code') ?? '',
    proof.verifier,
  );
  expect(session.email).toBe(next);
  expect((await signInWithPassword(backend, member.email)).status).toBe(400);
  expect((await signInWithPassword(backend, next)).status).toBe(200);
});

test('A magic link signs in', async () => {
  const member = await signUpMember(backend);
  const proof = createPkcePair();
  await callApi(backend, 'POST', '/auth/v1/otp', {
    body: { email: member.email, ...proof.challenge },
  });
  const opened = await callApi(
    backend,
    'GET',
    extractMailLink(await waitForNewestMail(backend, member.email, 1)),
  );
  const code = opened.location?.searchParams.get('code') ?? '';
  expect((await exchangeAuthCode(backend, code, proof.verifier)).id).toBe(member.id);
});

test('The hash of a mail can be verified directly, in any browser', async () => {
  const member = await signUpMember(backend);
  const link = new URL(await askForReset(member.email, createPkcePair().challenge), backend.url);
  const answer = await callApi(backend, 'POST', '/auth/v1/verify', {
    body: { token_hash: link.searchParams.get('token'), type: 'recovery' },
  });
  expect(answer).toMatchObject({ status: 200, body: { user: { id: member.id } } });
});

test('Signing out everywhere ends every session, and its refresh tokens with it', async () => {
  const member = await signUpMember(backend);
  const other = await signInWithPassword(backend, member.email);
  const { access_token: token, refresh_token } = other.body;
  const out = await callApi(backend, 'POST', '/auth/v1/logout?scope=global', {
    token: member.token,
  });
  expect(out.status).toBe(204);
  expect((await callApi(backend, 'GET', '/auth/v1/user', { token })).status).toBe(403);
  const refreshed = await callApi(backend, 'POST', '/auth/v1/token?grant_type=refresh_token', {
    body: { refresh_token },
  });
  expect(refreshed.status).toBe(400);
});

test('A weak password is refused with its reasons, for a new and for a taken address', async () => {
  const member = await signUpMember(backend);
  for (const email of [generateEmail(), member.email])
    for (const weak of ['Ab1!', 'alllowercase1!', 'NODIGITS!aa', 'NoSymbol11'])
      expect(
        await callApi(backend, 'POST', '/auth/v1/signup', { body: { email, password: weak } }),
      ).toMatchObject({ status: 422, body: { error_code: 'weak_password' } });
});
