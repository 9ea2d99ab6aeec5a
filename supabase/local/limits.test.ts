/** @jest-environment node */
import { type OwnBackend, spawnBackend } from '@site/testing/embedded-backend';
import { changeProject, type ChangedProject } from './testing/changed-project';
import { becomeMember, call, mailsTo, newAddress, newestMail, signIn } from './testing/visitor';

/** Of fifty guesses each. */
const batches = process.env['LONG'] ? 20 : 3;

/** With a pause between two mails that no machine is slow enough to sit out. */
let project: ChangedProject;
let backend: OwnBackend;
beforeAll(async () => {
  const pause = { from: 'max_frequency = "1s"', to: 'max_frequency = "1h"' };
  project = changeProject([{ file: 'config.toml', ...pause }]);
  backend = await spawnBackend({ project: project.folder });
}, 120_000);
afterAll(async () => {
  await backend.stop();
  project.remove();
});

test(`${batches * 50} wrong passwords: twenty are looked at, the rest must wait, and a right one too`, async () => {
  const member = await becomeMember(backend);
  const counts: Record<number, number> = {};
  for (let batch = 0; batch < batches; batch += 1) {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => signIn(backend, member.email, `Guess-${index}aA1!`)),
    );
    for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  }
  expect(counts).toEqual({ 400: 20, 429: batches * 50 - 20 });
  const right = await signIn(backend, member.email);
  expect(right).toMatchObject({ status: 429, body: { error_code: 'over_request_rate_limit' } });
  expect(Number(right.headers.get('retry-after'))).toBeGreaterThan(0);
}, 120_000);

test('Other members still sign in meanwhile', async () => {
  const member = await becomeMember(backend);
  expect((await signIn(backend, member.email)).status).toBe(200);
});

test('The second mail to one address must wait, whether anyone has it or not', async () => {
  const member = await becomeMember(backend);
  for (const email of [member.email, newAddress()]) {
    const ask = () => call(backend, 'POST', '/auth/v1/recover', { body: { email } });
    const [first, second] = [await ask(), await ask()];
    expect(first).toMatchObject({ status: 200, body: {} });
    expect(second).toMatchObject({
      status: 429,
      body: { error_code: 'over_email_send_rate_limit' },
    });
  }
});

test('Forty wishes for a new address in a row send one mail, not forty to strangers', async () => {
  const member = await becomeMember(backend);
  const strangers = Array.from({ length: 40 }, newAddress);
  const { token } = member;
  const statuses: number[] = [];
  for (const email of strangers)
    statuses.push((await call(backend, 'PUT', '/auth/v1/user', { body: { email }, token })).status);
  statuses.push((await call(backend, 'GET', '/auth/v1/reauthenticate', { token })).status);
  expect(statuses).toEqual([200, ...Array(40).fill(429)]);
  const [first = '', ...others] = strangers;
  await newestMail(backend, first);
  const sent = await Promise.all(others.map((email) => mailsTo(backend, email)));
  expect(sent.flat()).toEqual([]);
});
