/** @jest-environment node */
import { request } from 'node:http';
import { copyProjectWithChanges, type ProjectCopy } from './testing/project-copy';
import {
  type SpawnedBackend,
  getSharedBackend,
  spawnBackend,
} from '@site/testing/embedded-backend';
import {
  signUpMember,
  spendMailLink,
  callApi,
  generateEmail,
  waitForNewestMail,
  TEST_PASSWORD,
  signInWithPassword,
} from './testing/api-client';

/** Calls that GoTrue lets through at once. */
const BURST = 30;

/** A project whose limits are not refilled while the tests run. */
let project: ProjectCopy;
let backend: SpawnedBackend;
beforeAll(async () => {
  const limits = ['token_refresh', 'sign_in_sign_ups', 'token_verifications'];
  const changes = limits.map((name) => ({ from: `${name} = 150`, to: `${name} = 1` }));
  project = copyProjectWithChanges(changes.map((change) => ({ file: 'config.toml', ...change })));
  backend = await spawnBackend({ project: project.folder });
});
afterAll(async () => {
  await backend.stop();
  project.remove();
});

/** Sends a path as it stands: `fetch` would tidy some of them. */
function send(method: string, path: string, body?: unknown): Promise<number> {
  return new Promise((done, failed) => {
    const sent = request(
      {
        port: backend.port,
        host: '127.0.0.1',
        method,
        path,
        headers: { apikey: backend.keys.publishableKey, 'content-type': 'application/json' },
      },
      (response) => {
        response.resume();
        response.once('end', () => done(response.statusCode ?? 0));
      },
    );
    sent.once('error', failed);
    sent.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

/** Ways of writing one path; the name is the last part of it. */
const twins: readonly ((name: string) => string)[] = [
  (name) => `/auth/v1/${name}`,
  (name) => `/auth/v1/${encodeAt(name, 0)}`,
  (name) =>
    `/auth/v1/${Array.from(name)
      .map((_, index) => encodeAt(name, index).slice(index, index + 3))
      .join('')}`,
  (name) => `/%61uth/v1/${name}`,
  (name) => `/auth%2Fv1/${name}`,
  (name) => `/auth/v1%2f${name}`,
  (name) => `/auth/./v1/x/%2e%2e/${name}`,
];

function encodeAt(text: string, index: number): string {
  const code = text.charCodeAt(index).toString(16);
  return `${text.slice(0, index)}%${code}${text.slice(index + 1)}`;
}

test('A password is guessed twenty times and no more, however the address is written', async () => {
  const statuses: Record<number, number> = {};
  const body = { email: generateEmail(), password: 'Wrong1!!' };
  for (let round = 0; round < 42; round += 1) {
    const query = round % 2 ? '?grant_type=password' : '?grant_type=password&grant_type=pkce';
    const status = await send('POST', (twins[round % twins.length]?.('token') ?? '') + query, body);
    statuses[status] = (statuses[status] ?? 0) + 1;
  }
  expect(statuses).toEqual({ 400: 20, 429: 22 });
});

// In order: a route that shares its count with one above has nothing left, and sign-ins share theirs with refreshes.
test.each([
  ['POST', 'signup', '', BURST],
  ['POST', 'recover', '', BURST],
  ['POST', 'verify', '', BURST],
  ['POST', 'token', '?grant_type=refresh_token', 0],
  ['POST', 'token', '?grant%5Ftype=refresh_token', 0],
])(
  'However %s %s%s is written, its ways share one limit',
  async (method, name, query, expected) => {
    const body = method === 'GET' ? undefined : { refresh_token: 'x', token: 'x', type: 'signup' };
    let answered = 0;
    for (let round = 0; round < expected + 2 * twins.length; round += 1) {
      const path = twins[round % twins.length]?.(name) ?? '';
      const status = await send(method, path + query, body);
      expect(status).not.toBe(404);
      if (status !== 429) answered += 1;
    }
    expect(answered).toBe(expected);
  },
);

test.each([
  ['POST', '/auth/v1/%2574oken'],
  ['POST', '/auth/v1/%zz'],
  ['POST', '/auth/v1/%'],
  ['POST', '/auth/v1/tok%00en'],
  ['POST', '/auth/v1//token'],
  ['POST', '/auth/v1/token/'],
  ['POST', '/auth/v1/TOKEN'],
  ['POST', '/auth/v1/token%3Fgrant_type=password'],
  ['POST', '/auth/v1/token%23'],
  ['POST', '/auth/v1/x%5c..%5ctoken'],
  ['GET', '/rest/v1/%zz'],
  ['GET', '/rest/v1/profiles?id=eq.%zz'],
  ['GET', '/rest/v1/profiles?id=eq.%00'],
  ['GET', '/_system/config'],
  ['GET', '/%5Fsystem/config'],
  ['GET', '/rest/v1/..%2f..%2f_system/config'],
  ['POST', '/functions/v1/%2e%2e%2f_shared'],
  ['POST', '/functions/v1/..%2flocal%2fmain'],
])('%s %s is no route, and says so', async (method, path) => {
  expect([400, 404]).toContain(await send(method, path, method === 'GET' ? undefined : {}));
});

test('A sign-up by an encoded path is confirmed by mail like any other', async () => {
  const other = await getSharedBackend();
  const email = generateEmail();
  await callApi(other, 'POST', '/auth/v1/%73ignup', { body: { email, password: TEST_PASSWORD } });
  const signInThere = () =>
    callApi(other, 'POST', '/auth/v1/%74oken?grant_type=password', {
      body: { email, password: TEST_PASSWORD },
    });
  expect((await signInThere()).body).toMatchObject({ error_code: 'email_not_confirmed' });
  await spendMailLink(other, await waitForNewestMail(other, email));
  // Confirmed, and with it the password of the sign-up is suspended.
  expect((await signInThere()).body).toMatchObject({ error_code: 'invalid_credentials' });

  const member = await signUpMember(other);
  const changed = await callApi(other, 'PUT', '/auth/v1/%75ser', {
    body: { password: 'Another-Horse2!' },
    token: (await signInWithPassword(other, member.email)).body.access_token,
  });
  expect(changed.status).toBe(200);
  const elsewhere = await callApi(other, 'GET', '/auth/v1/user', { token: member.token });
  expect(elsewhere.body).toMatchObject({ error_code: 'session_not_found' });
});

test('The mailbox and the email service are found by their plain address only', async () => {
  const get = (path: string) => fetch(`${backend.mailboxUrl}${path}`).then(({ status }) => status);
  expect(await get('/api/v1/message/..%2f..%2fkeys.json')).toBe(404);
  expect(await get('/view/%00')).toBe(404);
  expect(await get('/view/%zz')).toBeLessThan(500);
});
