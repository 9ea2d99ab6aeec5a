import { sessionStore } from '@site/page/session';
import { createSampleSession } from '@site/page/session/samples';
import { signInAsMember, startFakeBackendSite } from '../../test/fake-backend-site';
import { FAKE_MEMBER, type FakeSupabaseServer } from '../../test/fake-supabase-server';
import { reauthenticate } from './auth';

let server: FakeSupabaseServer;
beforeAll(async () => {
  server = await startFakeBackendSite();
});
beforeEach(() => signInAsMember(server));
afterAll(() => server.close());

describe('A member with two steps signs in again before a change', () => {
  const factors = [{ id: 'f-1', factor_type: 'totp', status: 'verified' }];
  const proof = { email: FAKE_MEMBER.email, password: 'x', code: '123456' };
  const sessionOf = (access_token: string) => ({
    ...createSampleSession(),
    access_token,
    user: { ...createSampleSession().user, factors },
  });
  // `setSession` reads the expiry in the token.
  const verifiedToken = createToken({ aal: 'aal2', exp: Math.floor(Date.now() / 1000) + 3600 });

  beforeEach(() => {
    server.setResponse('POST /auth/v1/token', { body: sessionOf('password-only') });
    server.setResponse('POST /auth/v1/factors/f-1/challenge', { body: { id: 'c-1' } });
    server.setResponse('POST /auth/v1/factors/f-1/verify', { body: sessionOf(verifiedToken) });
    server.setResponse('GET /auth/v1/user', { body: sessionOf('').user });
  });
  const tokenOfPage = () => sessionStore.getState().session?.access_token;

  test('with password and code, and the page takes the new session over', async () => {
    expect(await reauthenticate(proof)).toMatchObject({ ok: true });
    expect(server.calls.slice(0, 3).map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /auth/v1/token?grant_type=password',
      'POST /auth/v1/factors/f-1/challenge',
      'POST /auth/v1/factors/f-1/verify',
    ]);
    expect(server.calls[2]?.body).toMatchObject({ challenge_id: 'c-1', code: '123456' });
    expect(tokenOfPage()).toBe(verifiedToken);
  });

  test('and a wrong code leaves the session of the page as it was', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const wrong = { error_code: 'mfa_verification_failed', msg: 'Invalid TOTP code entered' };
    server.setResponse('POST /auth/v1/factors/f-1/verify', { status: 422, body: wrong });
    expect(await reauthenticate(proof)).toMatchObject({ ok: false });
    expect(server.calls.at(-1)?.path).toBe('/auth/v1/logout?scope=local');
    expect(server.calls.at(-1)?.headers.authorization).toBe('Bearer password-only');
    expect(tokenOfPage()).toBe('the-access-token');
  });
});

/** Token in the form of a JWT; nobody verifies its signature here. */
function createToken(claims: object): string {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  return `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}.${encode({})}`;
}
