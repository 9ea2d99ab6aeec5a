/** @jest-environment node */
import { type SpawnedBackend, spawnBackend } from '@site/testing/embedded-backend';
import { copyProjectWithChanges, type ProjectCopy } from './testing/project-copy';
import {
  signUpMember,
  callApi,
  listMailsTo,
  generateEmail,
  waitForNewestMail,
  signInWithPassword,
  TEST_PASSWORD,
} from './testing/api-client';
import { createProtectedMember, verifyFactor } from './testing/protected-member';

/** Of fifty guesses each. */
const batches = process.env['LONG'] ? 20 : 3;

/** With a pause between two mails that no machine is slow enough to sit out. */
let project: ProjectCopy;
let backend: SpawnedBackend;
beforeAll(async () => {
  const pause = { from: 'max_frequency = "60s"', to: 'max_frequency = "1h"' };
  // Refills the bucket of the IP address faster than the tests empty it.
  const refill = { from: 'token_refresh = 150', to: 'token_refresh = 1000000' };
  const file = 'config.toml';
  project = copyProjectWithChanges([
    { file, ...pause },
    { file, ...refill },
  ]);
  backend = await spawnBackend({ project: project.folder });
});
afterAll(async () => {
  await backend.stop();
  project.remove();
});

test('Five wrong codes of an authenticator app, and a right one must wait', async () => {
  const { email, factorId, app } = await createProtectedMember(backend);
  const token = (await signInWithPassword(backend, email)).body.access_token;
  const guess = (code: string) => verifyFactor(backend, { factorId, token, code });
  for (let count = 0; count < 5; count += 1) expect((await guess('000')).status).toBe(422);
  expect((await guess(app.nextCode())).status).toBe(429);
});

test(`${batches * 50} wrong passwords: twenty are looked at, the rest must wait, and a right one too`, async () => {
  const member = await signUpMember(backend);
  const counts: Record<number, number> = {};
  for (let batch = 0; batch < batches; batch += 1) {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        signInWithPassword(backend, member.email, `Guess-${index}aA1!`),
      ),
    );
    for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  }
  expect(counts).toEqual({ 400: 20, 429: batches * 50 - 20 });
  const right = await signInWithPassword(backend, member.email);
  expect(right).toMatchObject({ status: 429, body: { error_code: 'over_request_rate_limit' } });
});

test('Other members still sign in meanwhile', async () => {
  const member = await signUpMember(backend);
  expect((await signInWithPassword(backend, member.email)).status).toBe(200);
});

test('The second mail to one address must wait, whether anyone has it or not', async () => {
  const member = await signUpMember(backend);
  for (const email of [member.email, generateEmail()]) {
    const sendRequest = () => callApi(backend, 'POST', '/auth/v1/recover', { body: { email } });
    const [first, second] = [await sendRequest(), await sendRequest()];
    expect(first).toMatchObject({ status: 200, body: {} });
    expect(second).toMatchObject({
      status: 429,
      body: { error_code: 'over_email_send_rate_limit' },
    });
  }
});

test('Signing up again while unconfirmed must wait for the next mail', async () => {
  const email = generateEmail();
  const signUp = () =>
    callApi(backend, 'POST', '/auth/v1/signup', { body: { email, password: TEST_PASSWORD } });
  expect((await signUp()).status).toBe(200);
  expect(await signUp()).toMatchObject({
    status: 429,
    body: { error_code: 'over_email_send_rate_limit' },
  });
});

test('Forty wishes for a new address in a row send one mail, not forty to strangers', async () => {
  const member = await signUpMember(backend);
  const strangers = Array.from({ length: 40 }, generateEmail);
  const { token } = member;
  const statuses: number[] = [];
  for (const email of strangers)
    statuses.push(
      (await callApi(backend, 'PUT', '/auth/v1/user', { body: { email }, token })).status,
    );
  expect(statuses).toEqual([200, ...Array(39).fill(429)]);
  const [first = '', ...others] = strangers;
  await waitForNewestMail(backend, first);
  const sent = await Promise.all(others.map((email) => listMailsTo(backend, email)));
  expect(sent.flat()).toEqual([]);
});
