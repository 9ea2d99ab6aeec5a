/** @jest-environment node */
import { type SpawnedBackend, spawnBackend } from '@site/testing/embedded-backend';
import { copyProjectWithChanges, type ProjectCopy } from './testing/project-copy';
import {
  callApi,
  extractMailLink,
  extractPageLink,
  generateEmail,
  listMailsTo,
  type MailpitMessage,
  type SignedInMember,
  signInWithPassword,
  signUpMember,
  waitForNewestMail,
} from './testing/api-client';

/** A project in which every sign-in is an old one, as a day after the token was stolen. */
let project: ProjectCopy;
let backend: SpawnedBackend;
beforeAll(async () => {
  const change = { from: 'RECENT_HOURS = 24', to: 'RECENT_HOURS = 0' };
  project = copyProjectWithChanges([{ file: 'local/auth/handle-update-user.ts', ...change }]);
  backend = await spawnBackend({ project: project.folder, args: ['--no-limits'] });
}, 120_000);
afterAll(async () => {
  await backend.stop();
  project.remove();
});

const newPassword = 'Another-Horse2!';
const update = (member: SignedInMember, body: object) =>
  callApi(backend, 'PUT', '/auth/v1/user', { body, token: member.token });
const open = (mail: MailpitMessage) => callApi(backend, 'GET', extractMailLink(mail));

describe('A stolen access token of an older session', () => {
  test('sets no password without the code that is sent to the mailbox, and with it once', async () => {
    const member = await signUpMember(backend);
    expect(await update(member, { password: newPassword })).toMatchObject({
      status: 400,
      body: { error_code: 'reauthentication_needed' },
    });
    expect(await update(member, { password: newPassword, nonce: '0000000000' })).toMatchObject({
      status: 422,
      body: { error_code: 'reauthentication_not_valid' },
    });
    const { token } = member;
    await callApi(backend, 'GET', '/auth/v1/reauthenticate', { token });
    const mail = await waitForNewestMail(backend, member.email, 1);
    const [nonce] = /\d{10}/.exec(mail.Text) ?? [];
    expect((await update(member, { password: newPassword, nonce })).status).toBe(200);
    expect((await signInWithPassword(backend, member.email, newPassword)).status).toBe(200);
    expect((await update(member, { password: 'Third-Horse3!', nonce })).status).toBe(422);
  });

  test('changes no address without a confirmation in the current mailbox', async () => {
    const member = await signUpMember(backend);
    const thief = generateEmail();
    await update(member, { email: thief });
    const mail = await waitForNewestMail(backend, thief);
    expect((await open(mail)).location?.hash).toContain('message=Confirmation+link+accepted');
    // The same link counts once, not for both mailboxes.
    expect((await open(mail)).location?.hash).toContain('error_code=otp_expired');
    expect((await signInWithPassword(backend, thief)).status).toBe(400);
    expect((await signInWithPassword(backend, member.email)).status).toBe(200);
  });
});

test('Both mailboxes confirm a new address, in either order, and the old one gets a notice', async () => {
  for (const order of ['current first', 'new first']) {
    const member = await signUpMember(backend);
    const email = generateEmail();
    await update(member, { email });
    const mails = [
      await waitForNewestMail(backend, member.email, 1),
      await waitForNewestMail(backend, email),
    ];
    const [first, second] = order === 'new first' ? mails.toReversed() : mails;
    const token_hash = first && extractPageLink(first).searchParams.get('token_hash');
    const body = { type: 'email_change', token_hash };
    expect(await callApi(backend, 'POST', '/auth/v1/verify', { body })).toMatchObject({
      status: 200,
      body: { code: '200', msg: expect.stringMatching(/proceed to confirm/) },
    });
    expect(second && (await open(second)).location?.hash).toContain('access_token=');
    expect((await signInWithPassword(backend, email)).status).toBe(200);
    const notice = await waitForNewestMail(backend, member.email, 2);
    expect(notice.Subject).toBe('Your email address was changed');
    expect(notice.Text).toContain(email);
  }
});

test('A change of password is told to its address', async () => {
  const member = await signUpMember(backend);
  await callApi(backend, 'GET', '/auth/v1/reauthenticate', { token: member.token });
  const code = /\d{10}/.exec((await waitForNewestMail(backend, member.email, 1)).Text)?.[0];
  await update(member, { password: newPassword, nonce: code });
  const notice = await waitForNewestMail(backend, member.email, 2);
  expect(notice.Subject).toBe('Your password was changed');
  expect(await listMailsTo(backend, member.email)).toHaveLength(3);
});
