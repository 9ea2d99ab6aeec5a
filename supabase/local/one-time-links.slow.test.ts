/** @jest-environment node */
import { type EmbeddedBackend, shareBackend } from '@site/testing/embedded-backend';
import { becomeMember, call, demoRequest, linkIn, mailsTo, newestMail } from './testing/visitor';

const rounds = process.env['LONG'] ? 40 : 10;

let backend: EmbeddedBackend;
beforeAll(async () => {
  backend = await shareBackend();
}, 120_000);

test(`${rounds} one-time links, opened while other requests fail: none works twice, no session is lost`, async () => {
  const member = await becomeMember(backend);
  let isOver = false;
  const noise = Array.from({ length: 8 }, async () => {
    while (!isOver)
      await call(backend, 'POST', '/rest/v1/demo_requests', { body: demoRequest({ name: '' }) });
  });
  const seen = (await mailsTo(backend, member.email)).length;
  const outcomes: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await call(backend, 'POST', '/auth/v1/recover', { body: { email: member.email } });
    const link = new URL(linkIn(await newestMail(backend, member.email, seen + round)));
    const body = { token_hash: link.searchParams.get('token'), type: 'recovery' };
    const first = await call<{ access_token: string }>(backend, 'POST', '/auth/v1/verify', {
      body,
    });
    const { access_token: token } = first.body;
    const session = await call(backend, 'GET', '/auth/v1/user', { token });
    const second = await call(backend, 'POST', '/auth/v1/verify', { body });
    outcomes.push(`${first.status} ${session.status} ${second.status}`);
  }
  isOver = true;
  await Promise.all(noise);
  expect(outcomes).toEqual(Array.from({ length: rounds }, () => '200 200 403'));
}, 120_000);
