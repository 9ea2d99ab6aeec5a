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
      SITE_REPORTS_KEY: 'reports-key',
      OTEL_EXPORTER_OTLP_ENDPOINT: `${server.url}/otlp/`,
      OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20secret,x-tenant=site',
      ERROR_BUDGET_WEBHOOK: `${server.url}/everybody`,
      ERROR_BUDGET_WEBHOOK_MARKETING: `${server.url}/marketing`,
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

describe('Health', () => {
  const load = { 'event.name': 'site.load', 'service.name': 'marketing', 'site.duration': 120 };
  const version = { 'service.version': 'marketing_a' };

  test('stores a report of a page, and returns its events to holders of the key, one per line', async () => {
    const since = new Date().toISOString();
    expect((await send({ events: [{ ...load, ...version }, load] })).status).toBe(204);
    const log = await readLog(since);
    const at = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    expect(log).toEqual([
      { at, ...load, ...version },
      { at, ...load },
    ]);
    expect(await readLog(new Date(Date.now() + 60_000).toISOString())).toEqual([]);
  });

  test.each([
    ['is no JSON', 400, 'hello'],
    ['names something about a person', 400, { events: [{ ...load, email: 'a@example.com' }] }],
    ['forges a row', 400, { events: [{ ...load, 'service.name': 'x\nmarketing  y  live' }] }],
    ['is empty', 400, { events: [] }],
    ['is too large', 413, { events: Array.from({ length: 39 }, () => load) }],
  ])('refuses a report that %s, and stores nothing', async (_what, status, body) => {
    const since = new Date().toISOString();
    const answer = await send(body);
    expect([answer.status, Object(answer.body).message]).toEqual([status, expect.any(String)]);
    expect(await readLog(since)).toEqual([]);
  });

  test('keeps the rule and the origin of a policy report, and nothing else', async () => {
    const since = new Date().toISOString();
    const body = [
      {
        type: 'csp-violation',
        body: { effectiveDirective: 'img-src', blockedURL: 'https://x.example/?q=asha' },
      },
    ];
    expect((await send(body, 'application/reports+json')).status).toBe(204);
    expect(await readLog(since)).toMatchObject([{ 'error.type': 'img-src https://x.example' }]);
    expect((await send([], 'application/reports+json')).status).toBe(204);
  });

  test.each([undefined, '', 'wrong', 'sb_publishable'])(
    'shows no events for the key %j',
    async (key) => {
      const answer = await callApi(backend, 'GET', '/functions/v1/health?since=2026-01-01', {
        ...(key !== undefined && { key }),
      });
      expect(answer).toMatchObject({ status: 401, body: { error: 'unauthorized' } });
    },
  );

  test('shows events to holders of the secret key too, who read the table anyway', async () => {
    const { secretKey: key } = backend.keys;
    const answer = await callApi(backend, 'GET', '/functions/v1/health?since=2026-01-01', { key });
    expect(answer.status).toBe(200);
  });

  test('Nobody else calls its functions in the database', async () => {
    for (const [name, body] of Object.entries({
      store_health_report: { events: [load] },
      read_health_events: { since: '2026-01-01' },
      spend_event_budget: { version: 'marketing_a', events: 20 },
    })) {
      const answer = await callApi(backend, 'POST', `/rest/v1/rpc/${name}`, { body });
      expect(answer).toMatchObject({ status: 401, body: { code: '42501' } });
    }
  });

  test('forwards events as log records of OpenTelemetry, with the credentials of the collector', async () => {
    server.setReplies({ status: 200, body: '{}' });
    await send({ events: [{ ...load, ...version, 'error.type': 'timeout' }] });
    const [request] = server.requests;
    expect(request).toMatchObject({
      path: '/otlp/v1/logs',
      headers: { authorization: 'Bearer secret', 'x-tenant': 'site' },
      body: {
        resourceLogs: [
          {
            resource: {
              attributes: [
                { key: 'service.name', value: { stringValue: 'marketing' } },
                { key: 'service.version', value: { stringValue: 'marketing_a' } },
              ],
            },
            scopeLogs: [
              {
                logRecords: [
                  {
                    timeUnixNano: expect.stringMatching(/^\d{19}$/),
                    severityNumber: 9,
                    eventName: 'site.load',
                    attributes: [
                      { key: 'site.duration', value: { doubleValue: 120 } },
                      { key: 'error.type', value: { stringValue: 'timeout' } },
                    ],
                  },
                ],
              },
            ],
          },
        ],
      },
    });
  });

  test('A collector that fails costs no report', async () => {
    server.setReplies({ status: 503, body: 'down' });
    expect((await send({ events: [load] })).status).toBe(204);
    expect(backend.output()).toContain('answered 503');
  });

  test('notifies the owner of an app once when its loads exceed the error budget', async () => {
    const app = { 'service.name': 'marketing' };
    const loads = {
      events: Array.from({ length: 10 }, () => ({ 'event.name': 'site.load', ...app })),
    };
    const failure = { 'event.name': 'site.failure', 'error.type': 'timeout', ...app };
    server.setReplies(...Array.from({ length: 8 }, () => ({ status: 200, body: '{}' })));
    for (const report of [
      loads,
      { events: [{ ...failure, 'error.type': 'offline', 'service.name': 'account' }] },
      { events: [...loads.events, failure] },
      { events: [failure] },
    ])
      expect((await send(report)).status).toBe(204);
    const webhooks = server.requests.filter(({ path }) => !path?.startsWith('/otlp'));
    expect(webhooks).toMatchObject([
      {
        path: '/marketing',
        body: {
          app: 'marketing',
          budgetPercent: 2,
          text: expect.stringMatching(
            /^marketing exceeds its error budget: 1 of \d\d loads failed/,
          ),
        },
      },
    ]);
  });
});

/** Sends a report as `sendBeacon` does: without a key. */
function send(body: unknown, type = 'text/plain;charset=UTF-8') {
  return callApi(backend, 'POST', '/functions/v1/health', {
    body,
    headers: { 'content-type': type },
  });
}

async function readLog(since: string): Promise<Record<string, unknown>[]> {
  const url = `${backend.url}/functions/v1/health?since=${encodeURIComponent(since)}`;
  const response = await fetch(url, { headers: { apikey: 'reports-key' } });
  const lines = (await response.text()).split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line));
}
