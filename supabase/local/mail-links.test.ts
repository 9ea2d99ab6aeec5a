/** @jest-environment node */
import { type EmbeddedBackend, getSharedBackend } from '@site/testing/embedded-backend';
import {
  callApi,
  createSignUpBrowserKey,
  extractPageLink,
  generateEmail,
  keepSignUpPassword,
  listMailsTo,
  type MailpitMessage,
  type SignedInMember,
  signInWithPassword,
  signUpMember,
  spendMailLink,
  TEST_PASSWORD,
  toSignedInMember,
  waitForNewestMail,
} from './testing/api-client';

let backend: EmbeddedBackend;
beforeAll(async () => {
  backend = await getSharedBackend();
});

const NEW_PASSWORD = 'Another-Horse2!';
const EXPIRED = { status: 403, body: { error_code: 'otp_expired' } };
const SIGNED_IN = { status: 200, body: { access_token: expect.any(String) } };
const ONE_MAILBOX = { status: 200, body: { msg: expect.stringContaining('proceed to confirm') } };

const spend = (mail: MailpitMessage) => spendMailLink(backend, mail);
const update = ({ token }: SignedInMember, body: object) =>
  callApi(backend, 'PUT', '/auth/v1/user', { body, token });

/** Asks for a mail; resolves to it. */
async function requestMail(
  path: string,
  email: string,
  extra: object = {},
): Promise<MailpitMessage> {
  const seen = (await listMailsTo(backend, email)).length;
  const answer = await callApi(backend, 'POST', `/auth/v1${path}`, { body: { email, ...extra } });
  expect(answer).toMatchObject({ status: 200, body: {} });
  return waitForNewestMail(backend, email, seen);
}

/** Asks for a new address; resolves to it and to the mails of both mailboxes. */
async function askForAddress(member: SignedInMember, changes: object = {}) {
  const email = generateEmail();
  await update(member, { email, ...changes });
  const mail = await waitForNewestMail(backend, email);
  for (let seen = 1; ; seen += 1) {
    const current = await waitForNewestMail(backend, member.email, seen);
    if (current.Subject === 'Confirm the change of your email address')
      return { email, mail, current };
  }
}

test('A sign-up is confirmed by the link in the mail, once, and only then signs in', async () => {
  const email = generateEmail();
  const { key, keyHash } = createSignUpBrowserKey();
  const data = { sign_up_key_hash: keyHash };
  const mail = await requestMail('/signup', email, { password: TEST_PASSWORD, data });
  expect((await signInWithPassword(backend, email)).body).toMatchObject({
    error_code: 'email_not_confirmed',
  });
  const member = toSignedInMember(await spend(mail));
  expect(member.email).toBe(email);
  expect((await signInWithPassword(backend, email)).status).toBe(400);
  expect(await keepSignUpPassword(backend, member.token, key)).toMatchObject({ body: true });
  expect((await signInWithPassword(backend, email)).status).toBe(200);
  expect(await spend(mail)).toMatchObject(EXPIRED);
});

test('Someone who waits for the confirmation can ask for it again; the older link ends', async () => {
  const email = generateEmail();
  const older = await requestMail('/signup', email, { password: TEST_PASSWORD });
  const newer = await requestMail('/resend', email, { type: 'signup' });
  expect(await spend(older)).toMatchObject(EXPIRED);
  expect(await spend(newer)).toMatchObject(SIGNED_IN);
});

test('A forgotten password is replaced through the link, and other sessions end', async () => {
  const member = await signUpMember(backend);
  const session = toSignedInMember(await spend(await requestMail('/recover', member.email)));
  expect((await update(session, { password: NEW_PASSWORD })).status).toBe(200);
  expect((await signInWithPassword(backend, member.email)).status).toBe(400);
  expect((await signInWithPassword(backend, member.email, NEW_PASSWORD)).status).toBe(200);
  const elsewhere = await callApi(backend, 'GET', '/auth/v1/user', { token: member.token });
  expect(elsewhere.body).toMatchObject({ error_code: 'session_not_found' });
  const here = await callApi(backend, 'GET', '/auth/v1/user', { token: session.token });
  expect(here.status).toBe(200);
});

test('A link is spent by its page only, so a mail scanner that follows links uses none up', async () => {
  const member = await signUpMember(backend);
  const mail = await requestMail('/recover', member.email);
  const query = extractPageLink(mail).search;
  for (const method of ['GET', 'HEAD'])
    expect((await callApi(backend, method, `/auth/v1/verify${query}`)).status).toBe(405);
  expect(await spend(mail)).toMatchObject(SIGNED_IN);
});

test('A magic link signs in', async () => {
  const member = await signUpMember(backend);
  expect(toSignedInMember(await spend(await requestMail('/otp', member.email))).id).toBe(member.id);
});

test('An unknown address is answered like a known one, gets no mail and makes no member', async () => {
  const email = generateEmail();
  for (const path of ['/recover', '/otp', '/resend'])
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

describe('A change of address', () => {
  test('is complete when both mailboxes have confirmed it', async () => {
    const member = await signUpMember(backend);
    const { email, mail, current } = await askForAddress(member);
    expect((await signInWithPassword(backend, member.email)).status).toBe(200);
    // The page that the link opens names both addresses; the mail itself repeats none.
    expect(extractPageLink(mail).searchParams.get('email')).toBe(member.email);
    expect(await spend(mail)).toMatchObject(ONE_MAILBOX);
    expect((await signInWithPassword(backend, email)).status).toBe(400);
    expect(toSignedInMember(await spend(current)).email).toBe(email);
    expect((await signInWithPassword(backend, member.email)).status).toBe(400);
    expect((await signInWithPassword(backend, email)).status).toBe(200);
  });

  test.each([
    ['a new password', (member: SignedInMember) => update(member, { password: NEW_PASSWORD })],
    ['a reset', async ({ email }: SignedInMember) => spend(await requestMail('/recover', email))],
  ])('ends with %s', async (_, end) => {
    const member = await signUpMember(backend);
    const { mail, current } = await askForAddress(member);
    expect(await spend(current)).toMatchObject(ONE_MAILBOX);
    expect((await end(member)).status).toBe(200);
    expect(await spend(mail)).toMatchObject(EXPIRED);
  });

  test('ends the link to a new password in the old mailbox', async () => {
    const member = await signUpMember(backend);
    const recovery = await requestMail('/recover', member.email);
    const { mail, current } = await askForAddress(member);
    expect(await spend(current)).toMatchObject(ONE_MAILBOX);
    expect(await spend(mail)).toMatchObject(SIGNED_IN);
    expect(await spend(recovery)).toMatchObject(EXPIRED);
  });

  test('and of the password in one request sends a link that works', async () => {
    const member = await signUpMember(backend);
    const { email, mail, current } = await askForAddress(member, { password: NEW_PASSWORD });
    expect(await spend(current)).toMatchObject(ONE_MAILBOX);
    expect(await spend(mail)).toMatchObject(SIGNED_IN);
    expect((await signInWithPassword(backend, email, NEW_PASSWORD)).status).toBe(200);
  });
});

test('A new password ends the link to another one; a change of the name keeps it', async () => {
  const member = await signUpMember(backend);
  const mail = await requestMail('/recover', member.email);
  await update(member, { password: NEW_PASSWORD });
  expect(await spend(mail)).toMatchObject(EXPIRED);
  const other = await requestMail('/recover', member.email);
  await update(member, { data: { full_name: 'Asha' } });
  expect(await spend(other)).toMatchObject(SIGNED_IN);
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
