/** @jest-environment node */
import { type EmbeddedBackend, getSharedBackend } from '@site/testing/embedded-backend';
import {
  signUpMember,
  callApi,
  extractMailLink,
  listMailsTo,
  type MailpitMessage,
  type SignedInMember,
  generateEmail,
  waitForNewestMail,
  createPkcePair,
  TEST_PASSWORD,
  createRedirectQuery,
  signInWithPassword,
} from './testing/api-client';

let backend: EmbeddedBackend;
beforeAll(async () => {
  backend = await getSharedBackend();
}, 120_000);

const newPassword = 'Another-Horse2!';

async function requestRecovery(email: string, challenge = {}): Promise<string> {
  const seen = (await listMailsTo(backend, email)).length;
  await callApi(backend, 'POST', '/auth/v1/recover', { body: { email, ...challenge } });
  return extractMailLink(await waitForNewestMail(backend, email, seen));
}

/** Asks for a new address and confirms it in the current mailbox; resolves to the link of the new one. */
async function requestEmailChange({ email: current, token }: SignedInMember, changes = {}) {
  const email = generateEmail();
  await callApi(backend, 'PUT', '/auth/v1/user', { body: { email, ...changes }, token });
  const link = extractMailLink(await waitForNewestMail(backend, email));
  const mail = await waitForMail(current, 'Confirm the change of your email address');
  expect(await open(extractMailLink(mail))).toBe('one mailbox confirmed');
  return { email, link };
}

async function waitForMail(to: string, subject: string): Promise<MailpitMessage> {
  for (let seen = 0; ; seen += 1) {
    const mail = await waitForNewestMail(backend, to, seen);
    if (mail.Subject === subject) return mail;
  }
}

/** Error code, `signed in` or `one mailbox confirmed`, by the fragment that the link redirects to. */
async function open(link: string): Promise<string | null> {
  const { location } = await callApi(backend, 'GET', link);
  const fragment = new URLSearchParams(location?.hash.slice(1));
  if (fragment.has('message')) return 'one mailbox confirmed';
  return fragment.has('access_token') ? 'signed in' : fragment.get('error_code');
}

test('a change of password invalidates the link of a pending change of address', async () => {
  const member = await signUpMember(backend);
  const pending = await requestEmailChange(member);
  await callApi(backend, 'PUT', '/auth/v1/user', {
    body: { password: newPassword },
    token: member.token,
  });
  expect(await open(pending.link)).toBe('otp_expired');
  await callApi(backend, 'POST', '/auth/v1/resend', {
    body: { type: 'email_change', email: member.email },
  });
  // Emails are sent in order, so the resent link would have arrived before this one.
  await requestRecovery(member.email);
  expect(await listMailsTo(backend, pending.email)).toHaveLength(1);
});

test('a password reset invalidates the link of a pending change of address', async () => {
  const member = await signUpMember(backend);
  const pending = await requestEmailChange(member);
  const answer = await callApi<{ access_token: string }>(backend, 'POST', '/auth/v1/verify', {
    body: {
      type: 'recovery',
      token_hash: new URL(await requestRecovery(member.email), backend.url).searchParams.get(
        'token',
      ),
    },
  });
  expect(answer.status).toBe(200);
  expect(await open(pending.link)).toBe('otp_expired');
  const { access_token: token } = answer.body;
  await callApi(backend, 'PUT', '/auth/v1/user', { body: { password: newPassword }, token });
  expect((await signInWithPassword(backend, member.email, newPassword)).status).toBe(200);
});

test('a change of password invalidates a recovery link and a sign-in link', async () => {
  const member = await signUpMember(backend);
  const link = await requestRecovery(member.email);
  await callApi(backend, 'PUT', '/auth/v1/user', {
    body: { password: newPassword },
    token: member.token,
  });
  expect(await open(link)).toBe('otp_expired');
});

test('a recovery link in the old mailbox does not work after the address has changed', async () => {
  const member = await signUpMember(backend);
  const recovery = await requestRecovery(member.email);
  const pending = await requestEmailChange(member);
  expect(await open(pending.link)).toBe('signed in');
  expect(await open(recovery)).toBe('otp_expired');
});

test('a change of password and address in one request sends a link that works', async () => {
  const member = await signUpMember(backend);
  const { email, link } = await requestEmailChange(member, { password: newPassword });
  expect(await open(link)).toBe('signed in');
  expect((await signInWithPassword(backend, email, newPassword)).status).toBe(200);
});

test('an update without password and address keeps the links', async () => {
  const member = await signUpMember(backend);
  const link = await requestRecovery(member.email);
  const body = { data: { full_name: 'Asha' } };
  await callApi(backend, 'PUT', '/auth/v1/user', { body, token: member.token });
  expect(await open(link)).toBe('signed in');
});

test('A mail link works once, and says so the second time', async () => {
  const member = await signUpMember(backend);
  const link = await requestRecovery(member.email, createPkcePair().challenge);
  await callApi(backend, 'GET', link);
  const again = await callApi(backend, 'GET', link);
  expect(again.status).toBe(303);
  expect(again.location?.searchParams.get('error_code')).toBe('otp_expired');
  expect(again.location?.hash).toContain('error_code=otp_expired');
  expect(again.location?.searchParams.get('code')).toBeNull();
});

test('Someone who waits for the confirmation can ask for it again; the older link ends', async () => {
  const email = generateEmail();
  const proof = createPkcePair();
  await callApi(backend, 'POST', '/auth/v1/signup', {
    body: { email, password: TEST_PASSWORD, ...proof.challenge },
  });
  const older = extractMailLink(await waitForNewestMail(backend, email));
  await callApi(backend, 'POST', `/auth/v1/resend?${createRedirectQuery('/auth-callback')}`, {
    body: { email, type: 'signup', ...proof.challenge },
  });
  const newer = extractMailLink(await waitForNewestMail(backend, email, 1));
  expect((await callApi(backend, 'GET', older)).location?.searchParams.get('error_code')).toBe(
    'otp_expired',
  );
  expect((await callApi(backend, 'GET', newer)).location?.searchParams.get('code')).toBeTruthy();
});
