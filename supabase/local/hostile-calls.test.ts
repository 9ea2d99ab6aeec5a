/** @jest-environment node */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { spawnBackend, type TestBackend } from './testing/spawn-backend';
import { becomeMember, call, newAddress, password, sleep } from './testing/visitor';

let backend: TestBackend;
beforeAll(async () => {
  backend = await spawnBackend({ args: ['--no-limits'] });
}, 120_000);
afterAll(() => backend.stop());

test.each([
  ['POST', '/auth/v1/signup', { email: 1, password }, 'bad_json'],
  ['POST', '/auth/v1/signup', { email: [], password }, 'bad_json'],
  ['POST', '/auth/v1/signup', { email: 'a@b.co', password: 12345678 }, 'bad_json'],
  ['POST', '/auth/v1/signup', { email: 'a@b.co', password, data: 'x' }, 'bad_json'],
  ['POST', '/auth/v1/signup', { email: 'a@b.co', password: null }, 'validation_failed'],
  ['POST', '/auth/v1/signup', { email: 'a\u0000@b.co', password }, 'validation_failed'],
  [
    'POST',
    '/auth/v1/signup',
    { email: 'a@b.co', password, data: { x: '\u0000' } },
    'validation_failed',
  ],
  ['POST', '/auth/v1/signup', '[]', 'bad_json'],
  ['POST', '/auth/v1/signup', '"x"', 'bad_json'],
  ['POST', '/auth/v1/token?grant_type=password', { email: {}, password }, 'bad_json'],
  [
    'POST',
    '/auth/v1/token?grant_type=password',
    { email: 'a\u0000@b.co', password },
    'validation_failed',
  ],
  ['POST', '/auth/v1/token?grant_type=refresh_token', { refresh_token: 7 }, 'bad_json'],
  ['POST', '/auth/v1/token?grant_type=pkce', { auth_code: {}, code_verifier: 'x' }, 'bad_json'],
  ['POST', '/auth/v1/recover', { email: null }, 'validation_failed'],
  ['POST', '/auth/v1/recover', { email: true }, 'bad_json'],
  ['POST', '/auth/v1/verify', { type: 7, token_hash: 'x' }, 'bad_json'],
  ['POST', '/auth/v1/verify', { type: 'signup', token_hash: [] }, 'bad_json'],
  ['POST', '/auth/v1/resend', { type: {}, email: 'a@b.co' }, 'bad_json'],
  ['POST', '/auth/v1/otp', { email: 'a@b.co', create_user: 'yes' }, 'bad_json'],
])('%s %s with %j is the caller’s fault', async (method, path, body, code) => {
  const answer = await call(backend, method, path, { body });
  expect(answer).toMatchObject({ status: 400, body: { code: 400, error_code: code } });
});

test('A body without an address means nobody, as with null', async () => {
  expect((await call(backend, 'POST', '/auth/v1/signup', { body: 'null' })).status).toBe(422);
  expect((await call(backend, 'PUT', '/auth/v1/user', { body: 'null' })).status).toBe(401);
});

test.each([
  ['Bearer', 'Empty JWT is sent in Authorization header'],
  ['Bearer nonsense', 'Expected 3 parts in JWT; got 1'],
  ['bearer a.b', 'Expected 3 parts in JWT; got 2'],
  ['Bearer sb_publishable_other', 'Expected 3 parts in JWT; got 1'],
])('"%s" is nobody’s token, not a visitor’s', async (authorization, message) => {
  const answer = await call(backend, 'GET', '/rest/v1/profiles', { headers: { authorization } });
  expect(answer).toMatchObject({ status: 401, body: { code: 'PGRST301', message } });
  expect(answer.headers.get('www-authenticate')).toContain('invalid_token');
});

test('Any header may be sent from another origin', async () => {
  for (const path of ['/auth/v1/token', '/rest/v1/demo_requests', '/functions/v1/synopsis']) {
    const answer = await call(backend, 'OPTIONS', path, {
      headers: {
        origin: 'http://localhost:3000',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'apikey,x-tomorrows-header',
      },
    });
    expect(answer.headers.get('access-control-allow-headers')).toContain('x-tomorrows-header');
  }
});

test('No web page may send mails through the local e-mail service, nor guess its account', async () => {
  const before: { total: number } = await fetch(`${backend.mailboxUrl}/api/v1/messages`).then(
    (found) => found.json(),
  );
  const answer = await fetch(`${backend.url}/api/v1.0/email/send`, {
    method: 'POST',
    headers: { origin: 'http://evil.example' },
    body: JSON.stringify({
      service_id: 'service_local',
      user_id: 'public_local',
      accessToken: 'private_local',
      template_id: 'template_customer',
      template_params: { user_email: 'victim@example.com' },
    }),
  });
  expect(answer.status).toBe(400);
  expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  const after: { total: number } = await fetch(`${backend.mailboxUrl}/api/v1/messages`).then(
    (found) => found.json(),
  );
  expect(after.total).toBe(before.total);
});

test('Nobody else on this machine can read database, mails or keys', async () => {
  await becomeMember(backend);
  for (const name of ['pg', 'mail', 'keys.json'])
    expect(statSync(join(backend.dataFolder, name)).mode & 0o077).toBe(0);
});

test('Forty wishes for a new address in a row send one mail, not forty to strangers', async () => {
  const limited = await spawnBackend();
  const member = await becomeMember(limited);
  const strangers = Array.from({ length: 40 }, newAddress);
  const start = Date.now();
  const statuses = [];
  for (const email of strangers)
    statuses.push(
      (await call(limited, 'PUT', '/auth/v1/user', { body: { email }, token: member.token }))
        .status,
    );
  for (let round = 0; round < 40; round += 1)
    statuses.push(
      (await call(limited, 'GET', '/auth/v1/reauthenticate', { token: member.token })).status,
    );
  const seconds = Math.ceil((Date.now() - start) / 1000);
  expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(seconds + 1);
  expect(statuses).toContain(429);
  await sleep(200);
  const mails: { total: number } = await fetch(
    `${limited.mailboxUrl}/api/v1/messages?limit=500`,
  ).then((found) => found.json());
  expect(mails.total).toBeLessThanOrEqual(seconds + 2);
  await limited.stop();
}, 120_000);

test.each(['?__proto__=eq.1', '?or=(__proto__.eq.1)', '?select=__proto__', '?__proto__.limit=1'])(
  'The column %s is not there, and asking for it changes nothing for anybody else',
  async (query) => {
    const member = await becomeMember(backend);
    const answer = await call(backend, 'GET', `/rest/v1/profiles${query}`, { token: member.token });
    expect([200, 400]).toContain(answer.status);
    expect((await fetch(`${backend.url}/nothing`)).status).toBe(404);
    expect((await call(backend, 'GET', '/auth/v1/user', { token: member.token })).status).toBe(200);
  },
);
