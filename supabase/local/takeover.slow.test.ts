/** @jest-environment node */
import { type SpawnedBackend, spawnBackend } from '@site/testing/embedded-backend';
import { copyProjectWithChanges, type ProjectCopy } from './testing/project-copy';
import {
  callApi,
  generateEmail,
  type MailpitMessage,
  type SignedInMember,
  signInWithPassword,
  signUpMember,
  spendMailLink,
  waitForNewestMail,
} from './testing/api-client';

/** A project in which every sign-in is an old one, as a day after the token was stolen. */
let project: ProjectCopy;
let backend: SpawnedBackend;
beforeAll(async () => {
  const change = { from: 'RECENT_HOURS = 24', to: 'RECENT_HOURS = 0' };
  project = copyProjectWithChanges([{ file: 'local/auth/handle-update-user.ts', ...change }]);
  backend = await spawnBackend({ project: project.folder, args: ['--no-limits'] });
});
afterAll(async () => {
  await backend.stop();
  project.remove();
});

const newPassword = 'Another-Horse2!';
const update = (member: SignedInMember, body: object) =>
  callApi(backend, 'PUT', '/auth/v1/user', { body, token: member.token });
const spend = (mail: MailpitMessage) => spendMailLink(backend, mail);
const ONE_MAILBOX = { status: 200, body: { msg: expect.stringMatching(/proceed to confirm/) } };

describe('A stolen access token of an older session', () => {
  test('sets no password', async () => {
    const member = await signUpMember(backend);
    expect(await update(member, { password: newPassword })).toMatchObject({
      status: 400,
      body: { error_code: 'reauthentication_needed' },
    });
    expect((await signInWithPassword(backend, member.email)).status).toBe(200);
  });

  test('changes no address without a confirmation in the current mailbox', async () => {
    const member = await signUpMember(backend);
    const thief = generateEmail();
    await update(member, { email: thief });
    const mail = await waitForNewestMail(backend, thief);
    expect(await spend(mail)).toMatchObject(ONE_MAILBOX);
    // The same link counts once, not for both mailboxes.
    expect(await spend(mail)).toMatchObject({ body: { error_code: 'otp_expired' } });
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
    expect(first && (await spend(first))).toMatchObject(ONE_MAILBOX);
    expect(second && (await spend(second)).status).toBe(200);
    expect((await signInWithPassword(backend, email)).status).toBe(200);
    const notice = await waitForNewestMail(backend, member.email, 2);
    expect(notice.Subject).toBe('Your email address was changed');
    expect(notice.Text).toContain(email);
  }
});
