/** @jest-environment node */
import { copyProjectWithChanges, type ProjectCopy } from './testing/project-copy';
import { type SpawnedBackend, spawnBackend } from '@site/testing/embedded-backend';
import {
  callApi,
  type MailpitMessage,
  listMailsTo,
  generateEmail,
  waitForNewestMail,
  TEST_PASSWORD,
  toSignedInMember,
  type SessionResponseBody,
  signInWithPassword,
  spendMailLink,
} from './testing/api-client';

/** A project whose mails show a code of six digits beside the link, as Supabase's guides propose it. */
let project: ProjectCopy;
let backend: SpawnedBackend;
beforeAll(async () => {
  project = copyProjectWithChanges([
    { file: 'config.toml', from: 'otp_length = 10', to: 'otp_length = 6' },
    { file: 'mails/auth-mails.ts', from: 'ISAM, ${SITE_URL}', to: 'Code: {{ .Token }}' },
  ]);
  backend = await spawnBackend({ project: project.folder, args: ['--no-limits'] });
});
afterAll(async () => {
  await backend.stop();
  project.remove();
});

const verify = (body: Record<string, string>) =>
  callApi<SessionResponseBody>(backend, 'POST', '/auth/v1/verify', {
    body: { type: 'email', ...body },
  });
const refused = { status: 403, body: { error_code: 'otp_expired' } };

async function signUp(): Promise<{ email: string; mail: MailpitMessage }> {
  const email = generateEmail();
  await callApi(backend, 'POST', '/auth/v1/signup', {
    body: { email, password: TEST_PASSWORD },
  });
  return { email, mail: await waitForNewestMail(backend, email) };
}

test('A new address is confirmed by the six digits of its mail, with the type "email", once', async () => {
  const { email, mail } = await signUp();
  const token = codeIn(mail);
  expect((await signInWithPassword(backend, email)).body).toMatchObject({
    error_code: 'email_not_confirmed',
  });
  const confirmed = await verify({ email, token });
  expect(toSignedInMember(confirmed).email).toBe(email);
  expect(await verify({ email, token })).toMatchObject(refused);
});

test('A code opens no other address, and a wrong one nothing', async () => {
  const first = await signUp();
  const second = await signUp();
  const wrong = String((Number(codeIn(first.mail)) + 1) % 1_000_000).padStart(6, '0');
  expect(await verify({ email: second.email, token: codeIn(first.mail) })).toMatchObject(refused);
  expect(await verify({ email: first.email, token: wrong })).toMatchObject(refused);
  expect((await verify({ email: first.email, token: codeIn(first.mail) })).status).toBe(200);
});

test('The code of an older mail ends with the next one; the link of the same mail ends with its code', async () => {
  const { email, mail } = await signUp();
  await callApi(backend, 'POST', '/auth/v1/resend', { body: { email, type: 'signup' } });
  const next = await waitForNewestMail(backend, email, 1);
  expect(await verify({ email, token: codeIn(mail) })).toMatchObject(refused);
  expect((await verify({ email, token: codeIn(next) })).status).toBe(200);
  expect(await spendMailLink(backend, next)).toMatchObject(refused);
});

test('A member signs in by the six digits of a sign-in mail', async () => {
  const { email, mail } = await signUp();
  await verify({ email, token: codeIn(mail) });
  const seen = (await listMailsTo(backend, email)).length;
  await callApi(backend, 'POST', '/auth/v1/otp', { body: { email, create_user: false } });
  const token = codeIn(await waitForNewestMail(backend, email, seen));
  expect(toSignedInMember(await verify({ email, token })).email).toBe(email);
  expect(await verify({ email, token })).toMatchObject(refused);
});

function codeIn(mail: MailpitMessage): string {
  const [, code] = /Code: (\d{6})\s/.exec(mail.Text) ?? [];
  if (code === undefined) throw new Error(`No code of six digits in: ${mail.Text}`);
  return code;
}
