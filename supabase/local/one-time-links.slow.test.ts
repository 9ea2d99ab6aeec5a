/** @jest-environment node */
import { type EmbeddedBackend, getSharedBackend } from '@site/testing/embedded-backend';
import {
  signUpMember,
  callApi,
  createDemoRequest,
  extractPageLink,
  listMailsTo,
  waitForNewestMail,
} from './testing/api-client';

const rounds = process.env['LONG'] ? 40 : 10;

let backend: EmbeddedBackend;
beforeAll(async () => {
  backend = await getSharedBackend();
});

test(`${rounds} one-time links, opened while other requests fail: none works twice, no session is lost`, async () => {
  const member = await signUpMember(backend);
  let isOver = false;
  const noise = Array.from({ length: 8 }, async () => {
    while (!isOver)
      await callApi(backend, 'POST', '/rest/v1/demo_requests', {
        body: createDemoRequest({ name: '' }),
      });
  });
  const seen = (await listMailsTo(backend, member.email)).length;
  const outcomes: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await callApi(backend, 'POST', '/auth/v1/recover', { body: { email: member.email } });
    const link = extractPageLink(await waitForNewestMail(backend, member.email, seen + round));
    const body = { token_hash: link.searchParams.get('token_hash'), type: 'recovery' };
    const first = await callApi<{ access_token: string }>(backend, 'POST', '/auth/v1/verify', {
      body,
    });
    const { access_token: token } = first.body;
    const session = await callApi(backend, 'GET', '/auth/v1/user', { token });
    const second = await callApi(backend, 'POST', '/auth/v1/verify', { body });
    outcomes.push(`${first.status} ${session.status} ${second.status}`);
  }
  isOver = true;
  await Promise.all(noise);
  expect(outcomes).toEqual(Array.from({ length: rounds }, () => '200 200 403'));
});
