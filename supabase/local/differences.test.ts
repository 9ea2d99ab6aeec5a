/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type EmbeddedBackend, getSharedBackend } from '@site/testing/embedded-backend';
import {
  signUpMember,
  callApi,
  decodeClaims,
  extractPageLink,
  listMailsTo,
  signToken,
  type SignedInMember,
  generateEmail,
  waitForNewestMail,
  TEST_PASSWORD,
} from './testing/api-client';

let backend: EmbeddedBackend;
let member: SignedInMember;
beforeAll(async () => {
  backend = await getSharedBackend();
  member = await signUpMember(backend);
});

const get = (path: string) => callApi(backend, 'GET', path, { token: member.token });
const statusOf = async (path: string) => (await get(path)).status;
const status = async (method: string, path: string) =>
  (await callApi(backend, method, path, { token: member.token, body: {} })).status;

/** The rows of the README's table "Remaining differences", by their first column; each fails when it is mended. */
const differences: Record<string, () => Promise<void>> = {
  async 'Signature of access tokens'() {
    const [head] = member.token.split('.').map((part) => Buffer.from(part, 'base64url').toString());
    expect(JSON.parse(head ?? '')).toMatchObject({ alg: 'HS256' });
    expect((await get('/auth/v1/.well-known/jwks.json')).body).toEqual({ keys: [] });
  },
  async 'Claims of access tokens'() {
    const claims: object = JSON.parse(
      Buffer.from(member.token.split('.')[1] ?? '', 'base64url').toString(),
    );
    expect(Object.keys(claims).toSorted()).toEqual(
      ['aal', 'amr', 'aud', 'email', 'exp', 'iat', 'role', 'session_id', 'sub'].toSorted(),
    );
  },
  async 'Times of accounts'() {
    expect((await get('/auth/v1/user')).body).toMatchObject({
      created_at: expect.stringMatching(/\+00:00$/),
    });
  },
  async 'Content-Location of rows'() {
    expect((await get('/rest/v1/profiles')).headers.has('content-location')).toBe(false);
  },
  async 'Type of empty responses'() {
    const path = `/rest/v1/profiles?id=eq.${member.id}`;
    const body = { full_name: 'Asha Rao' };
    const answer = await callApi(backend, 'PATCH', path, { body, token: member.token });
    expect([answer.status, answer.headers.has('content-type')]).toEqual([204, true]);
  },
  async 'Roles of signed tokens'() {
    const forged = { ...decodeClaims(member.token), role: 'postgres' };
    const token = signToken(forged, backend.keys.jwtSecret);
    const answer = await callApi(backend, 'GET', '/rest/v1/profiles', { token });
    expect(answer.status).toBe(200);
  },
  async 'Length of link tokens'() {
    const email = generateEmail();
    await callApi(backend, 'POST', '/auth/v1/signup', { body: { email, password: TEST_PASSWORD } });
    const link = extractPageLink(await waitForNewestMail(backend, email));
    expect(link.searchParams.get('token_hash')).toHaveLength(64);
  },
  async 'Second factors'() {
    const body = { factor_type: 'phone', friendly_name: '' };
    const answer = await callApi(backend, 'POST', '/auth/v1/factors', {
      token: member.token,
      body,
    });
    expect(answer).toMatchObject({ body: { error_code: 'mfa_phone_enroll_not_enabled' } });
  },
  async 'Single sign-on and phones'() {
    expect(await status('POST', '/auth/v1/sso')).toBe(404);
    const { body } = await get('/auth/v1/settings');
    expect(body).toMatchObject({ external: { phone: false } });
  },
  async 'Social providers'() {
    const answer = await get('/auth/v1/authorize?provider=google');
    expect(answer.status).toBe(400);
    expect(JSON.stringify(answer.body)).toContain('provider is not enabled');
  },
  async 'Admin calls'() {
    const asService = { key: backend.keys.secretKey };
    expect((await callApi(backend, 'GET', '/auth/v1/admin/users', asService)).status).toBe(404);
    expect((await callApi(backend, 'POST', '/auth/v1/admin/generate_link', asService)).status).toBe(
      404,
    );
  },
  async 'A sign-in link for an address that nobody has'() {
    const email = generateEmail();
    await callApi(backend, 'POST', '/auth/v1/otp', { body: { email, create_user: true } });
    // Mails leave in order, and this one's has come.
    await signUpMember(backend);
    expect(await listMailsTo(backend, email)).toEqual([]);
  },
  async 'Links of mails that are followed'() {
    expect(await statusOf('/auth/v1/verify?token=x&type=signup')).toBe(405);
  },
  async 'Codes against an old session'() {
    expect(await statusOf('/auth/v1/reauthenticate')).toBe(404);
  },
  async 'A change of address, asked for again'() {
    const body = { type: 'email_change', email: member.email };
    const answer = await callApi(backend, 'POST', '/auth/v1/resend', { body });
    expect(answer).toMatchObject({ status: 400, body: { error_code: 'validation_failed' } });
  },
  async 'Special characters in passwords'() {
    const signUp = (chosen: string) =>
      callApi(backend, 'POST', '/auth/v1/signup', {
        body: { email: generateEmail(), password: chosen },
      });
    expect((await signUp('Kerala$77')).status).toBe(422);
    expect((await signUp('Kerala?77')).status).toBe(200);
  },
  async 'Other services'() {
    for (const path of ['/storage/v1/bucket', '/realtime/v1/websocket', '/graphql/v1'])
      expect(await status('POST', path)).toBe(404);
  },
  async 'Description of the API'() {
    const answer = await callApi(backend, 'GET', '/rest/v1/', { key: backend.keys.secretKey });
    expect(answer.body).not.toHaveProperty('paths');
  },
  async Mails() {
    expect((await waitForNewestMail(backend, member.email)).Text).not.toBe('');
  },
};

test.each(Object.keys(differences))('Still different: %s', async (name) => {
  await differences[name]?.();
});

test('The README names these differences and no others', () => {
  const readme = readFileSync(join(__dirname, '..', 'README.md'), 'utf8');
  const table = readme.split('### Remaining differences')[1]?.split('\n##')[0] ?? '';
  const rows = table
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) => line.split('|')[1]?.trim());
  expect(rows).toEqual(Object.keys(differences));
});
