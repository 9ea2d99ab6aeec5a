/** @jest-environment node */
import { type EmbeddedBackend, getSharedBackend } from '@site/testing/embedded-backend';
import {
  signUpMember,
  callApi,
  createDemoRequest,
  type SignedInMember,
  signToken,
} from './testing/api-client';

let backend: EmbeddedBackend;
let asha: SignedInMember;
let ravi: SignedInMember;
beforeAll(async () => {
  backend = await getSharedBackend();
  asha = await signUpMember(backend, 'Asha Rao');
  ravi = await signUpMember(backend, 'Ravi Nair');
  await callApi(backend, 'POST', '/rest/v1/logline_summaries', {
    body: { user_id: ravi.id, logline: 'A monk robs a bank.', generated_summary: 'He does.' },
    token: ravi.token,
  });
});

const asService = (path: string) =>
  callApi(backend, 'GET', path, { key: backend.keys.secretKey }).then((answer) => answer.body);

test.each([
  ['GET', '/rest/v1/profiles?select=*', undefined],
  ['GET', '/rest/v1/logline_summaries?select=*', undefined],
  ['PATCH', '/rest/v1/profiles', { full_name: 'Stolen' }],
  ['PUT', '/rest/v1/profiles', { full_name: 'Stolen' }],
  ['POST', '/rest/v1/profiles', { full_name: 'Stolen' }],
  ['DELETE', '/rest/v1/profiles', undefined],
  ['PATCH', '/rest/v1/logline_summaries', { generated_summary: 'Stolen' }],
  ['DELETE', '/rest/v1/logline_summaries', undefined],
  ['POST', '/rest/v1/logline_summaries', { logline: 'Mine', generated_summary: 'Now' }],
])('A member cannot reach another member’s rows by %s %s', async (method, path, body) => {
  const column = path.includes('profiles') ? 'id' : 'user_id';
  const filter = `${path.includes('?') ? '&' : '?'}${column}=eq.${ravi.id}`;
  const before = [
    await asService('/rest/v1/profiles'),
    await asService('/rest/v1/logline_summaries'),
  ];
  const answer = await callApi(backend, method, method === 'POST' ? path : path + filter, {
    ...(body && { body: { ...body, [column]: ravi.id } }),
    token: asha.token,
    headers: { prefer: 'return=representation' },
  });
  expect(JSON.stringify(answer.body)).not.toContain(ravi.id);
  expect(JSON.stringify(answer.body)).not.toContain('monk');
  const after = [
    await asService('/rest/v1/profiles'),
    await asService('/rest/v1/logline_summaries'),
  ];
  expect(after).toEqual(before);
});

test.each([
  ['id', '00000000-0000-0000-0000-000000000001'],
  ['created_at', '2020-01-01'],
  ['updated_at', '2020-01-01'],
])('A member cannot change %s of their profile', async (column, value) => {
  const answer = await callApi(backend, 'PATCH', `/rest/v1/profiles?id=eq.${asha.id}`, {
    body: { [column]: value },
    token: asha.token,
  });
  expect(answer).toMatchObject({ status: 403, body: { code: '42501' } });
});

test('The free trial is marked as used once, and stays so', async () => {
  const mark = (used: boolean) =>
    callApi(backend, 'PATCH', `/rest/v1/profiles?id=eq.${asha.id}`, {
      body: { free_trial_used: used },
      token: asha.token,
    });
  expect((await mark(true)).status).toBe(204);
  expect(await mark(false)).toMatchObject({
    status: 403,
    body: { message: 'The free trial cannot be reset.' },
  });
});

test.each(['demo_requests', 'demo_notifications', 'synopsis_usage'])(
  'Neither a visitor nor a member can read %s',
  async (table) => {
    expect((await callApi(backend, 'GET', `/rest/v1/${table}`)).status).toBe(401);
    const answer = await callApi(backend, 'GET', `/rest/v1/${table}`, { token: asha.token });
    expect(answer).toMatchObject({ status: 403, body: { code: '42501' } });
  },
);

test.each([
  ['claim_demo_notifications', {}],
  ['finish_demo_notification', { notification_id: 1 }],
  ['consume_synopsis_quota', { member: '00000000-0000-0000-0000-000000000001', daily_limit: 9 }],
  ['refund_synopsis_quota', { member: '00000000-0000-0000-0000-000000000001' }],
])('A member cannot call %s', async (name, body) => {
  const answer = await callApi(backend, 'POST', `/rest/v1/rpc/${name}`, {
    body,
    token: asha.token,
  });
  expect(answer.status).toBe(403);
});

test.each([
  ['phone_ten_digits', { phone: '123' }],
  ['email_shape', { email: 'nobody' }],
  ['email_shape', { email: `${'a'.repeat(250)}@x.io` }],
  ['name_length', { name: ' ' }],
  ['name_length', { name: 'n'.repeat(121) }],
  ['name_one_line', { name: 'Asha\nRao' }],
  ['company_one_line', { company: 'Monsoon\u001b[2J' }],
  ['email_one_line', { email: 'asha@example.com\u0085' }],
  ['message_printable', { message: 'Hello\u0007' }],
  ['company_length', { company: 'c'.repeat(161) }],
  ['company_size_offered', { companySize: '1-2' }],
  ['message_length', { message: 'm'.repeat(4001) }],
])('A demo request is refused by its own rule: %s', async (rule, change) => {
  const answer = await callApi(backend, 'POST', '/rest/v1/demo_requests', {
    body: createDemoRequest(change),
  });
  expect(answer).toMatchObject({ status: 400, body: { code: '23514' } });
  expect(JSON.stringify(answer.body)).toContain(rule);
});

test('A demo request with a missing field stores nothing, and one with a foreign column neither', async () => {
  const { phone: _, ...incomplete } = createDemoRequest();
  const before = await asService('/rest/v1/demo_requests');
  for (const [body, status] of [
    [incomplete, 400],
    [createDemoRequest({ created_at: '2020-01-01' }), 401],
    [createDemoRequest({ id: 1 }), 400],
  ] as const)
    expect((await callApi(backend, 'POST', '/rest/v1/demo_requests', { body })).status).toBe(
      status,
    );
  expect(await asService('/rest/v1/demo_requests')).toEqual(before);
});

test('A body over 256 kB is refused with a sentence', async () => {
  const answer = await callApi(backend, 'POST', '/rest/v1/demo_requests', {
    body: createDemoRequest({ message: 'x'.repeat(300_000) }),
  });
  expect(answer).toMatchObject({
    status: 413,
    body: { message: 'The request is larger than 256 kB.' },
  });
});

const claims = { sub: '', role: 'authenticated', aud: 'authenticated', exp: 4_000_000_000 };
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

test.each([
  ['no token at all', () => 'nonsense'],
  ['two parts', () => 'a.b'],
  ['no algorithm', () => `${encode({ alg: 'none' })}.${encode({ ...claims, sub: ravi.id })}.`],
  ['another key', () => signToken({ ...claims, sub: ravi.id }, 'x'.repeat(40))],
  [
    'an end in the past',
    () => signToken({ ...claims, sub: ravi.id, exp: 1 }, backend.keys.jwtSecret),
  ],
  ['a changed body', () => tamper(ravi.token)],
  ['10 kB of letters', () => 'a'.repeat(10_000)],
])('A token with %s opens nothing', async (_, make) => {
  const token = make();
  for (const path of ['/rest/v1/profiles', '/auth/v1/user']) {
    const answer = await callApi(backend, 'GET', path, { token });
    expect([401, 403]).toContain(answer.status);
    expect(JSON.stringify(answer.body)).not.toContain(ravi.id);
  }
});

function tamper(token: string): string {
  const [head, , signature] = token.split('.');
  return `${head}.${encode({ ...claims, sub: ravi.id, role: 'service_role' })}.${signature}`;
}

test.each([
  '/_system/config',
  '/_system/introspect',
  '/_system/info',
  '/studio',
  '/storage/v1/bucket',
])('The engine’s own door %s is shut', async (path) => {
  expect((await callApi(backend, 'GET', path)).status).toBe(404);
});

test('Nobody gets in without a key, or with a wrong one', async () => {
  for (const key of ['', 'sb_publishable_wrong', 'sb_secret_wrong'])
    expect((await callApi(backend, 'GET', '/rest/v1/profiles', { key })).status).toBe(401);
});

test('A browser of another origin may ask: the preflight names every header that is sent', async () => {
  for (const path of ['/auth/v1/token', '/rest/v1/demo_requests', '/functions/v1/synopsis']) {
    const answer = await callApi(backend, 'OPTIONS', path, {
      headers: {
        origin: 'http://localhost:3000',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'apikey,authorization,content-type,prefer,x-client-info',
      },
    });
    expect(answer.status).toBe(204);
    const allowed = answer.headers.get('access-control-allow-headers')?.toLowerCase() ?? '';
    for (const header of ['apikey', 'authorization', 'content-type', 'prefer', 'x-client-info'])
      expect(allowed).toContain(header);
  }
});

test('Errors are logged in one line, without what people typed', async () => {
  await callApi(backend, 'POST', '/rest/v1/demo_requests', {
    body: createDemoRequest({ phone: '1', name: 'Very Private Person' }),
  });
  expect(backend.output()).toContain('[database] 23514');
  expect(backend.output()).not.toContain('Very Private Person');
});
