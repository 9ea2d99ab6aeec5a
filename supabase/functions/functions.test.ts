/** @jest-environment node */
import { type SpawnedBackend, spawnBackend } from '@site/testing/embedded-backend';
import {
  signUpMember,
  callApi,
  createDemoRequest,
  decodeClaims,
  signToken,
  waitForNewestMail,
  signInWithPassword,
  type ApiResponse,
  type SignedInMember,
} from '../local/testing/api-client';
import { createChatReply, type ModelServer, startModelServer } from './testing/model-server';

let server: ModelServer;
let backend: SpawnedBackend;
let member: SignedInMember;
beforeAll(async () => {
  server = await startModelServer();
  backend = await spawnBackend({
    args: ['--no-limits'],
    env: {
      SYNOPSIS_PROVIDER: 'hf',
      HF_TOKEN: 'hf_very_secret',
      SYNOPSIS_URL: server.url,
      SYNOPSIS_DAILY_LIMIT: '4',
    },
  });
  member = await signUpMember(backend);
});
afterAll(async () => {
  await backend.stop();
  await server.stop();
});

function generate(body: unknown, token: string | undefined = member.token): Promise<ApiResponse> {
  return callApi(backend, 'POST', '/functions/v1/synopsis', { body, token });
}

test('A member gets a synopsis for a logline; the credential stays on the server', async () => {
  server.setReplies(createChatReply('She does it.'));
  const answer = await generate({ logline: '  A nun robs a bank. ' });
  expect(answer).toMatchObject({
    status: 200,
    body: { generated_text: 'She does it.', sample: false },
  });
  expect(server.requests).toMatchObject([{ headers: { authorization: 'Bearer hf_very_secret' } }]);
  expect(JSON.stringify([answer.body, [...answer.headers]])).not.toContain('hf_very_secret');
});

test('A failure of the provider is logged in its words and answered without them', async () => {
  server.setReplies({ status: 402, body: '{"error":"Your account BILLING-42 is empty"}' });
  const answer = await generate({ logline: 'A nun robs a bank.' });
  expect(answer).toMatchObject({
    status: 502,
    body: { error: 'generation_failed', kind: 'credit' },
  });
  expect(JSON.stringify(answer.body)).not.toContain('BILLING-42');
  expect(backend.output()).toContain('BILLING-42');
});

test.each([
  [{}],
  [{ logline: '  ' }],
  [{ logline: 7 }],
  [{ logline: 'x'.repeat(1001) }],
  ['nonsense'],
])('Without a proper logline nothing is asked: %j', async (body) => {
  server.setReplies();
  expect((await generate(body)).status).toBe(422);
  expect(server.requests).toEqual([]);
});

test('A visitor, a stale token and a member who signed out elsewhere are all asked to sign in', async () => {
  const gone = await signUpMember(backend);
  await callApi(backend, 'POST', '/auth/v1/logout?scope=global', { token: gone.token });
  for (const token of ['', backend.keys.publishableKey, 'a.b.c', gone.token])
    expect(await generate({ logline: 'A nun robs a bank.' }, token)).toMatchObject({
      status: 401,
      body: { error: 'unauthorized' },
    });
});

test('A member has a number of synopses a day; failures and empty texts do not count', async () => {
  const eager = await signUpMember(backend);
  server.setReplies(
    createChatReply('1.'),
    createChatReply(''),
    { status: 500, body: '' },
    createChatReply('2.'),
    createChatReply('3.'),
    createChatReply('4.'),
    createChatReply('never asked for'),
  );
  const statuses: number[] = [];
  for (let round = 0; round < 7; round += 1)
    statuses.push((await generate({ logline: 'A nun robs a bank.' }, eager.token)).status);
  expect(statuses).toEqual([200, 200, 502, 200, 200, 200, 429]);
  expect(server.requests).toHaveLength(6);
});

test('An account is deleted after its address was typed, with everything that belongs to it', async () => {
  const leaving = await signUpMember(backend);
  await callApi(backend, 'POST', '/rest/v1/logline_summaries', {
    body: { user_id: leaving.id, logline: 'x', generated_summary: 'y' },
    token: leaving.token,
  });
  const sendRequest = (confirmation: unknown, token = leaving.token) =>
    callApi(backend, 'POST', '/functions/v1/delete-account', { body: { confirmation }, token });
  for (const wrong of ['', 'DELETE', member.email, null])
    expect((await sendRequest(wrong)).status).toBe(422);
  expect((await sendRequest(leaving.email, '')).status).toBe(401);
  expect((await signInWithPassword(backend, leaving.email)).status).toBe(200);

  expect(await sendRequest(leaving.email.toUpperCase())).toMatchObject({
    status: 200,
    body: { deleted: true },
  });
  expect((await signInWithPassword(backend, leaving.email)).status).toBe(400);
  const asService = { key: backend.keys.secretKey };
  for (const path of [
    `/rest/v1/profiles?id=eq.${leaving.id}`,
    `/rest/v1/logline_summaries?user_id=eq.${leaving.id}`,
  ])
    expect((await callApi(backend, 'GET', path, asService)).body).toEqual([]);
  expect((await callApi(backend, 'GET', '/auth/v1/user', { token: leaving.token })).status).toBe(
    403,
  );
  expect((await callApi(backend, 'GET', '/auth/v1/user', { token: member.token })).status).toBe(
    200,
  );
});

test.each([
  ['that is older than ten minutes', { amr: [{ method: 'password', timestamp: secondsAgo(601) }] }],
  [
    'that a refresh renewed',
    {
      amr: [
        { method: 'otp', timestamp: secondsAgo(601) },
        { method: 'token_refresh', timestamp: secondsAgo(1) },
      ],
    },
  ],
])('A stolen token of a session %s deletes no account', async (_what, claims) => {
  const { email, token } = await signUpMember(backend);
  const deleteWith = (accessToken: string) =>
    callApi(backend, 'POST', '/functions/v1/delete-account', {
      body: { confirmation: email },
      token: accessToken,
    });
  const stolen = signToken({ ...decodeClaims(token), ...claims }, backend.keys.jwtSecret);
  expect(await deleteWith(stolen)).toMatchObject({
    status: 403,
    body: { error: 'reauthentication_needed', message: expect.stringContaining('sign in again') },
  });
  const signedIn = await signInWithPassword(backend, email);
  expect(signedIn.status).toBe(200);
  expect((await deleteWith(String(Object(signedIn.body).access_token))).status).toBe(200);
});

function secondsAgo(seconds: number): number {
  return Math.floor(Date.now() / 1000) - seconds;
}

test('Nobody but the service deletes members through the admin call, or empties the outbox', async () => {
  for (const key of [backend.keys.publishableKey, `${backend.keys.secretKey}x`]) {
    const path = `/auth/v1/admin/users/${member.id}`;
    expect((await callApi(backend, 'DELETE', path, { key, token: member.token })).status).toBe(403);
    const notify = await callApi(backend, 'POST', '/functions/v1/notify-demo', { key, body: {} });
    expect(notify.status).toBe(401);
  }
});

test('A demo request brings two mails with what was typed, as text and not as HTML', async () => {
  const request = createDemoRequest({
    name: 'Asha & Rao',
    company: '<b>Monsoon</b>',
    message: 'Hello\n<script>alert(1)</script>',
  });
  const answer = await callApi(backend, 'POST', '/rest/v1/demo_requests', { body: request });
  expect(answer.status).toBe(201);
  const thanks = await waitForNewestMail(backend, String(request['email']));
  expect(thanks.Subject).toBe('Thank you for your demo request');
  expect(thanks.Text).toContain('We have your demo request.');
  for (const typed of ['Asha', 'Monsoon', 'Hello\n<', String(request['email'])])
    expect(thanks.Text + thanks.HTML).not.toContain(typed);
  const notice = await waitForNewestMail(backend, 'demo@isam.example');
  expect(notice.Text).toContain('Company size:  >250');
  expect(notice.Text).toContain('+91 9876543210');
  expect(notice.HTML).toContain('&lt;b&gt;Monsoon&lt;/b&gt;');
  expect(notice.HTML).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(notice.HTML).not.toContain('<script>');
});

test('A function that does not exist is a 404', async () => {
  for (const name of ['nothing', '..%2f..%2flocal', '_shared/../synopsis', 'testing'])
    expect((await callApi(backend, 'POST', `/functions/v1/${name}`, { body: {} })).status).not.toBe(
      200,
    );
});
