/** @jest-environment node */
import { type EmbeddedBackend, getSharedBackend } from '@site/testing/embedded-backend';
import {
  callApi,
  createSignUpBrowserKey,
  generateEmail,
  keepSignUpPassword,
  type MailpitMessage,
  signInWithPassword,
  signUpMember,
  spendMailLink,
  toSignedInMember,
  waitForNewestMail,
} from './testing/api-client';

/**
 * Forms of "Pre-hijacked accounts" (Sudhodanan and Paverd, USENIX Security 2022): somebody creates an account with the
 * address of another person before that person comes.
 */
let backend: EmbeddedBackend;
beforeAll(async () => {
  backend = await getSharedBackend();
});

const THIEF_PASSWORD = 'Thief-Horse1!';
const OWNER_PASSWORD = 'Owner-Horse1!';

const signUp = (email: string, password: string, body: object = {}) =>
  callApi(backend, 'POST', '/auth/v1/signup', { body: { email, password, ...body } });
const changeUser = (token: string, body: object) =>
  callApi(backend, 'PUT', '/auth/v1/user', { body, token });

/** The thief signs up first, with a key; the owner after that, with another. */
async function signUpTwice() {
  const email = generateEmail();
  const [thief, owner] = [createSignUpBrowserKey(), createSignUpBrowserKey()];
  await signUp(email, THIEF_PASSWORD, { data: { sign_up_key_hash: thief.keyHash } });
  await waitForNewestMail(backend, email);
  const data = { sign_up_key_hash: owner.keyHash };
  await signUp(email, OWNER_PASSWORD, { data });
  return { email, thief, owner, mail: await waitForNewestMail(backend, email, 1) };
}

async function spend(mail: MailpitMessage) {
  return toSignedInMember(await spendMailLink(backend, mail));
}

test('Two sign-ups, one link: neither password is valid until the owner has chosen one', async () => {
  const { email, owner, mail } = await signUpTwice();
  const session = await spend(mail);
  expect((await signInWithPassword(backend, email, THIEF_PASSWORD)).body).toMatchObject({
    error_code: 'invalid_credentials',
  });
  expect(await keepSignUpPassword(backend, session.token, owner.key)).toMatchObject({
    body: false,
  });
  expect((await changeUser(session.token, { password: OWNER_PASSWORD })).status).toBe(200);
  expect((await signInWithPassword(backend, email, THIEF_PASSWORD)).status).toBe(400);
  expect((await signInWithPassword(backend, email, OWNER_PASSWORD)).status).toBe(200);
});

describe('Classic-federated merge', () => {
  test('A sign-in that needs no password leaves the one of the sign-up invalid', async () => {
    const email = generateEmail();
    await signUp(email, THIEF_PASSWORD);
    await waitForNewestMail(backend, email);
    await callApi(backend, 'POST', '/auth/v1/recover', { body: { email } });
    await spend(await waitForNewestMail(backend, email, 1));
    expect((await signInWithPassword(backend, email, THIEF_PASSWORD)).status).toBe(400);
  });
});

describe('Unexpired session', () => {
  test('Nobody has a session before the address is confirmed, and a new password ends the others', async () => {
    const email = generateEmail();
    expect((await signUp(email, THIEF_PASSWORD)).body).not.toHaveProperty('access_token');
    expect((await signInWithPassword(backend, email, THIEF_PASSWORD)).status).toBe(400);
    const session = await spend(await waitForNewestMail(backend, email));
    const other = await signUpMember(backend);
    const second = toSignedInMember(await signInWithPassword(backend, other.email));
    expect((await changeUser(session.token, { password: OWNER_PASSWORD })).status).toBe(200);
    expect((await changeUser(second.token, { password: OWNER_PASSWORD })).status).toBe(200);
    const ended = await callApi(backend, 'GET', '/auth/v1/user', { token: other.token });
    expect(ended.body).toMatchObject({ error_code: 'session_not_found' });
  });
});

describe('Trojan identifier', () => {
  test('An account that is not confirmed takes no phone, factor or address, and has none afterwards', async () => {
    const email = generateEmail();
    await signUp(email, THIEF_PASSWORD, { phone: '919876543210' });
    const identifiers = [
      ['PUT', '/auth/v1/user', { phone: '919876543210' }],
      ['POST', '/auth/v1/factors', { factor_type: 'totp' }],
      ['GET', '/auth/v1/user/identities/authorize?provider=google', undefined],
    ] as const;
    for (const [method, path, body] of identifiers) {
      const { status } = await callApi(backend, method, path, { body });
      expect(status).toBeGreaterThanOrEqual(400);
    }
    const session = await spend(await waitForNewestMail(backend, email));
    const { body } = await callApi(backend, 'GET', '/auth/v1/user', { token: session.token });
    expect(body).toMatchObject({ phone: '', identities: [{ provider: 'email' }] });
    expect(body).not.toHaveProperty('factors', [expect.anything()]);
  });
});

describe('Unexpired email change', () => {
  test('A change to the address of the owner ends with the password that the owner chooses', async () => {
    const member = await signUpMember(backend);
    const elsewhere = generateEmail();
    await changeUser(member.token, { email: elsewhere });
    const mail = await waitForNewestMail(backend, elsewhere);
    await changeUser(member.token, { password: OWNER_PASSWORD });
    expect((await spendMailLink(backend, mail)).status).toBe(403);
    expect((await signInWithPassword(backend, member.email, OWNER_PASSWORD)).status).toBe(200);
  });
});

describe('Non-verifying provider', () => {
  test.each([
    ['GET', '/auth/v1/authorize?provider=google', undefined],
    ['POST', '/auth/v1/token?grant_type=id_token', { provider: 'google', id_token: 'x.y.z' }],
    ['POST', '/auth/v1/token?grant_type=web3', { chain: 'solana' }],
  ])('%s %s signs nobody in', async (method, path, body) => {
    const answer = await callApi(backend, method, path, { body });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.body).not.toHaveProperty('access_token');
  });
});
