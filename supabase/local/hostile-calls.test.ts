/** @jest-environment node */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type EmbeddedBackend, getSharedBackend } from '@site/testing/embedded-backend';
import {
  signUpMember,
  callApi,
  decodeClaims,
  listMailsTo,
  TEST_PASSWORD,
  signToken,
} from './testing/api-client';

let backend: EmbeddedBackend;
beforeAll(async () => {
  backend = await getSharedBackend();
});

test.each([
  ['POST', '/auth/v1/signup', { email: 1, password: TEST_PASSWORD }, 'bad_json'],
  ['POST', '/auth/v1/signup', { email: [], password: TEST_PASSWORD }, 'bad_json'],
  ['POST', '/auth/v1/signup', { email: 'a@b.co', password: 12345678 }, 'bad_json'],
  ['POST', '/auth/v1/signup', { email: 'a@b.co', password: TEST_PASSWORD, data: 'x' }, 'bad_json'],
  ['POST', '/auth/v1/signup', { email: 'a@b.co', password: null }, 'validation_failed'],
  [
    'POST',
    '/auth/v1/signup',
    { email: 'a\u0000@b.co', password: TEST_PASSWORD },
    'validation_failed',
  ],
  [
    'POST',
    '/auth/v1/signup',
    { email: 'a@b.co', password: TEST_PASSWORD, data: { x: '\u0000' } },
    'validation_failed',
  ],
  ['POST', '/auth/v1/signup', '[]', 'bad_json'],
  ['POST', '/auth/v1/signup', '"x"', 'bad_json'],
  [
    'POST',
    '/auth/v1/token?grant_type=password',
    { email: {}, password: TEST_PASSWORD },
    'bad_json',
  ],
  [
    'POST',
    '/auth/v1/token?grant_type=password',
    { email: 'a\u0000@b.co', password: TEST_PASSWORD },
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
  const answer = await callApi(backend, method, path, { body });
  expect(answer).toMatchObject({ status: 400, body: { code: 400, error_code: code } });
});

test('A body of null changes no user, and makes none', async () => {
  const { token } = await signUpMember(backend);
  for (const [method, path] of [
    ['POST', '/auth/v1/signup'],
    ['PUT', '/auth/v1/user'],
  ] as const)
    expect(await callApi(backend, method, path, { body: 'null', token })).toMatchObject({
      status: 400,
      body: { error_code: 'bad_json' },
    });
});

test.each([
  ['Bearer', 'Empty JWT is sent in Authorization header'],
  ['Bearer nonsense', 'Expected 3 parts in JWT; got 1'],
  ['bearer a.b', 'Expected 3 parts in JWT; got 2'],
  ['Bearer sb_publishable_other', 'Expected 3 parts in JWT; got 1'],
  ['Bearer eyJhbGciOiJub25lIn0.e30.', 'Wrong or unsupported encoding algorithm'],
  ['Bearer eyJhbGciOiJub25lIn0.e30.c2ln', 'Wrong or unsupported encoding algorithm'],
  ['Bearer eyJhbGciOiJIUzI1NiJ9.e30.', 'No suitable key or wrong key type'],
])('"%s" is nobody’s token, not a visitor’s', async (authorization, message) => {
  const answer = await callApi(backend, 'GET', '/rest/v1/profiles', { headers: { authorization } });
  expect(answer).toMatchObject({ status: 401, body: { code: 'PGRST301', message } });
  expect(answer.headers.get('www-authenticate')).toContain('invalid_token');
});

test.each([
  ['GET', '/auth/v1/user', undefined, { status: 403, body: { error_code: 'bad_jwt' } }],
  ['PUT', '/auth/v1/user', { data: {} }, { status: 403, body: { error_code: 'bad_jwt' } }],
  ['GET', '/rest/v1/profiles', undefined, { status: 401, body: { code: 'PGRST303' } }],
])(
  '%s %s rejects a signed token whose session_id is not a UUID',
  async (method, path, body, expected) => {
    const { token } = await signUpMember(backend);
    for (const session_id of ['junk', 7]) {
      const claims = { ...decodeClaims(token), session_id };
      const forged = signToken(claims, backend.keys.jwtSecret);
      expect(await callApi(backend, method, path, { body, token: forged })).toMatchObject(expected);
    }
  },
);

test.each(['perhaps', 7, { used: true }])(
  'rejects %j as a boolean with the error of Postgres',
  async (free_trial_used) => {
    const { id, token } = await signUpMember(backend);
    const path = `/rest/v1/profiles?id=eq.${id}`;
    expect(
      await callApi(backend, 'PATCH', path, { body: { free_trial_used }, token }),
    ).toMatchObject({
      status: 400,
      body: {
        code: '22P02',
        message: expect.stringContaining('invalid input syntax for type boolean'),
      },
    });
  },
);

test.each([
  ['DELETE', '/rest/v1/logline_summaries', undefined],
  ['DELETE', '/rest/v1/logline_summaries?select=id&order=id&limit=1', undefined],
  ['PATCH', '/rest/v1/profiles', { full_name: 'Everybody' }],
])(
  '%s %s requires a filter, as with pg-safeupdate on hosted projects',
  async (method, path, body) => {
    const { id, token } = await signUpMember(backend);
    const summary = { user_id: id, logline: 'A nun robs a bank.', generated_summary: 'She does.' };
    await callApi(backend, 'POST', '/rest/v1/logline_summaries', { body: summary, token });
    const message = `${method === 'PATCH' ? 'UPDATE' : 'DELETE'} requires a WHERE clause`;
    for (const options of [{ token }, {}, { key: backend.keys.secretKey }])
      expect(await callApi(backend, method, path, { body, ...options })).toMatchObject({
        status: 400,
        body: { code: '21000', details: null, hint: null, message },
      });
    const rows = await callApi(backend, 'GET', '/rest/v1/logline_summaries', { token });
    expect(rows.body).toHaveLength(1);
  },
);

test('a delete without a filter is rejected for its key, token or table first', async () => {
  const { token } = await signUpMember(backend);
  const remove = (table: string, options: { key?: string; token?: string }) =>
    callApi(backend, 'DELETE', `/rest/v1/${table}`, options);
  expect((await remove('profiles', { key: 'sb_publishable_wrong' })).status).toBe(401);
  expect((await remove('profiles', { token: `${token}x` })).status).toBe(401);
  expect((await remove('nothing', { token })).status).toBe(404);
  expect((await remove('profiles?or=(id.is.null)', { token })).status).toBe(403);
});

test.each([
  ['GET', '/', { message: 'no Route matched with those values' }],
  ['GET', '/rest/v1', { message: 'no Route matched with those values' }],
  ['POST', '/graphql/v1', { message: 'no Route matched with those values' }],
  ['GET', '/storage/v1/bucket', { statusCode: '404', message: 'Route GET:/bucket not found' }],
  ['GET', '/rest/v1/a/b', { code: 'PGRST125' }],
  ['GET', '/rest/v1/nothing', { code: 'PGRST205' }],
  ['POST', '/rest/v1/rpc/nothing', { code: 'PGRST202' }],
  ['POST', '/functions/v1/nothing', { code: 'NOT_FOUND' }],
  ['GET', '/auth/v1/nothing', { code: 404, error_code: 'not_found' }],
])('%s %s is absent in the words of its service', async (method, path, body) => {
  const answer = await callApi(backend, method, path);
  expect(answer.status).toBe(404);
  expect(answer.body).toMatchObject(body);
});

test('Any header may be sent from another origin', async () => {
  for (const path of ['/auth/v1/token', '/rest/v1/demo_requests', '/functions/v1/synopsis']) {
    const answer = await callApi(backend, 'OPTIONS', path, {
      headers: {
        origin: 'http://localhost:3000',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'apikey,x-tomorrows-header',
      },
    });
    expect(answer.headers.get('access-control-allow-headers')).toContain('x-tomorrows-header');
  }
});

test('No web page may send mails through the local email service, nor guess its account', async () => {
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
  await signUpMember(backend);
  expect(await listMailsTo(backend, 'victim@example.com')).toEqual([]);
});

test('Nobody else on this machine can read database, mails or keys', async () => {
  await signUpMember(backend);
  // The log and the ports are those of the tests.
  const names = readdirSync(backend.dataFolder).filter((name) => !/\.log$|^ports/.test(name));
  expect(names).toEqual(expect.arrayContaining(['keys.json', 'mail', 'pg']));
  const readable = names.filter((name) => statSync(join(backend.dataFolder, name)).mode & 0o077);
  expect(readable).toEqual([]);
});

test.each(['?__proto__=eq.1', '?or=(__proto__.eq.1)', '?select=__proto__', '?__proto__.limit=1'])(
  'The column %s is not there, and asking for it changes nothing for anybody else',
  async (query) => {
    const member = await signUpMember(backend);
    const answer = await callApi(backend, 'GET', `/rest/v1/profiles${query}`, {
      token: member.token,
    });
    expect([200, 400]).toContain(answer.status);
    expect((await fetch(`${backend.url}/nothing`)).status).toBe(404);
    expect((await callApi(backend, 'GET', '/auth/v1/user', { token: member.token })).status).toBe(
      200,
    );
  },
);
