/** @jest-environment node */
import { type SpawnedBackend, spawnBackend } from '@site/testing/embedded-backend';
import { callApi } from '../local/testing/api-client';
import { type ModelServer, startModelServer } from './testing/model-server';

let services: ModelServer;
let backend: SpawnedBackend;
beforeAll(async () => {
  services = await startModelServer();
  backend = await spawnBackend({
    env: {
      SITE_REPORTS_KEY: 'reports-key',
      OTEL_EXPORTER_OTLP_ENDPOINT: `${services.url}/otlp/`,
      OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20secret,x-tenant=site',
      ERROR_BUDGET_WEBHOOK: `${services.url}/everybody`,
      ERROR_BUDGET_WEBHOOK_MARKETING: `${services.url}/marketing`,
    },
  });
});
afterAll(async () => {
  await backend.stop();
  await services.stop();
});

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
  })) {
    const answer = await callApi(backend, 'POST', `/rest/v1/rpc/${name}`, { body });
    expect(answer).toMatchObject({ status: 401, body: { code: '42501' } });
  }
});

test('forwards events as log records of OpenTelemetry, with the credentials of the collector', async () => {
  services.setReplies({ status: 200, body: '{}' });
  await send({ events: [{ ...load, ...version, 'error.type': 'timeout' }] });
  const [request] = services.requests;
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
  services.setReplies({ status: 503, body: 'down' });
  expect((await send({ events: [load] })).status).toBe(204);
  expect(backend.output()).toContain('answered 503');
});

test('notifies the owner of an app once when its loads exceed the error budget', async () => {
  const app = { 'service.name': 'marketing' };
  const loads = {
    events: Array.from({ length: 10 }, () => ({ 'event.name': 'site.load', ...app })),
  };
  const failure = { 'event.name': 'site.failure', 'error.type': 'timeout', ...app };
  services.setReplies(...Array.from({ length: 8 }, () => ({ status: 200, body: '{}' })));
  for (const report of [
    loads,
    { events: [{ ...failure, 'error.type': 'offline', 'service.name': 'account' }] },
    { events: [...loads.events, failure] },
    { events: [failure] },
  ])
    expect((await send(report)).status).toBe(204);
  const webhooks = services.requests.filter(({ path }) => !path?.startsWith('/otlp'));
  expect(webhooks).toMatchObject([
    {
      path: '/marketing',
      body: {
        app: 'marketing',
        budgetPercent: 2,
        text: expect.stringMatching(/^marketing exceeds its error budget: 1 of \d\d loads failed/),
      },
    },
  ]);
});

test('limits what a source sends in a minute', async () => {
  const report = { events: Array.from({ length: 22 }, () => load) };
  const statuses = new Set<number>();
  while (!statuses.has(429)) statuses.add((await send(report)).status);
  const answer = await send({ events: [load] });
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '60']);
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
