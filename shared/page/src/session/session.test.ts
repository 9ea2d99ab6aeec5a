import { authStorageKeyOf } from '@site/contract';
import { createSampleSettings as sampleSettings } from '@site/contract/samples';
import { waitFor } from '@testing-library/dom';
import type * as session from './index';
import {
  createSessionBody,
  startAuthServer,
  respondByDefault,
  type AuthServer,
} from '../../test/auth-server';

let server: AuthServer;
let site: typeof session;
const refresh = 'POST /auth/v1/token?grant_type=refresh_token';

beforeEach(async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  localStorage.clear();
  server = await startAuthServer();
  // Each test is a page of its own, with a client and a store of its own.
  jest.resetModules();
  site = await import('./index');
  const { configureSite } = await import('../settings/index');
  configureSite(sampleSettings({ supabaseUrl: server.url, supabaseKey: 'sb_publishable_test' }));
});

afterEach(async () => {
  const client =
    site.hasStoredSession() || server.calls.length > 0 ? await site.getSupabase() : null;
  await client?.auth.stopAutoRefresh();
  await server.close();
  jest.restoreAllMocks();
});

describe('Opening the site', () => {
  test('Without a stored session nobody is here, and nothing is asked or loaded', async () => {
    await site.startSession();
    expectAnonymous(null);
    expect(server.calls).toEqual([]);
  });

  test('A stored session makes a member at once', async () => {
    keep(createSessionBody());
    await site.startSession();
    await settled('member');
    expect(server.calls).toEqual([]);
  });

  test('A computer that slept for hours wakes up signed in', async () => {
    keep(createSessionBody({ serverNow: Date.now() / 1000 - 9 * 3600 }));
    await site.startSession();
    await settled('member');
    expect(server.calls).toEqual([refresh]);
    expect(site.sessionStore.getState().session?.access_token).toBe(stored()?.access_token);
  });

  test('A computer that slept while its session was ended elsewhere is told why', async () => {
    keep(createSessionBody({ serverNow: Date.now() / 1000 - 9 * 3600 }));
    server.respond = () => [400, { error_code: 'refresh_token_not_found', msg: 'Invalid' }];
    await site.startSession();
    await settled('anonymous');
    expect(site.sessionStore.getState().endReason).toBe('revoked');
    expect(site.hasStoredSession()).toBe(false);
  });

  test('A computer that wakes up without a network stays signed in', async () => {
    keep(createSessionBody({ serverNow: Date.now() / 1000 - 9 * 3600 }));
    server.respond = () => [503, { message: 'down' }];
    await site.startSession();
    await settled('member');
    expect(site.hasStoredSession()).toBe(true);
  });

  test('A stored session that is damaged counts as none', async () => {
    localStorage.setItem(key(), '{"access_token":"cut of');
    await site.startSession();
    expect(site.sessionStore.getState().status).toBe('anonymous');
  });
});

describe('A clock that is wrong by ten minutes', () => {
  test.each([
    ['ahead of', -600],
    ['behind', 600],
  ])('A computer %s the server does not renew its token again and again', async (_where, skew) => {
    // Tokens of five minutes: by the server's date they would look dead, or far too young.
    const body = () => createSessionBody({ lifetime: 300, serverNow: Date.now() / 1000 + skew });
    server.respond = (call) => (call.includes('/token') ? [200, body()] : respondByDefault(call));
    const { auth } = await site.getSupabase();
    const before = Math.floor(Date.now() / 1000);
    await auth.signInWithPassword({ email: 'member-1@example.com', password: 'x' });
    const after = Math.ceil(Date.now() / 1000);
    for (let round = 0; round < 10; round += 1) await auth.getSession();
    expect(server.calls.filter((call) => call === refresh)).toEqual([]);
    const received = (stored()?.expires_at ?? 0) - 300;
    expect(received).toBeGreaterThanOrEqual(before);
    expect(received).toBeLessThanOrEqual(after);
  });

  test('A change of the account does not lengthen the life of the token', async () => {
    const { auth } = await site.getSupabase();
    await auth.signInWithPassword({ email: 'member-1@example.com', password: 'x' });
    const end = stored()?.expires_at;
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
    await auth.updateUser({ data: { theme: 'dark' } });
    expect(stored()?.expires_at).toBe(end);
    expect(site.sessionStore.getState().user?.email).toBe('new@example.com');
  });
});

describe('A token that the server refuses', () => {
  test('It is renewed once and the question is asked again', async () => {
    keep(createSessionBody());
    const old = stored()?.access_token;
    server.respond = (call, token) =>
      call.startsWith('GET /rest') && token === old
        ? [401, { code: 'PGRST301' }]
        : respondByDefault(call);
    const client = await site.getSupabase();
    const { data, error } = await client.from('profiles').select();
    expect({ data, error }).toEqual({ data: [], error: null });
    expect(server.calls).toEqual([
      'GET /rest/v1/profiles?select=*',
      refresh,
      'GET /rest/v1/profiles?select=*',
    ]);
  });

  test('When it cannot be renewed, the refusal is passed on', async () => {
    keep(createSessionBody());
    server.respond = () => [401, { message: 'JWT expired', code: 'PGRST301' }];
    const client = await site.getSupabase();
    const { error } = await client.from('profiles').select();
    expect(error?.code).toBe('PGRST301');
    expect(server.calls.filter((call) => call.startsWith('GET /rest'))).toHaveLength(1);
  });

  test('A visitor without a session is not asked to renew one', async () => {
    server.respond = () => [401, { message: 'no' }];
    await (await site.getSupabase()).from('profiles').select();
    expect(server.calls).toEqual(['GET /rest/v1/profiles?select=*']);
  });
});

describe('Signing out', () => {
  test('It ends the session of this browser and says that it was chosen', async () => {
    await openAsMember();
    expect(await site.signOut()).toBe(true);
    expect(server.calls).toEqual(['POST /auth/v1/logout?scope=local']);
    expectAnonymous('this-tab');
  });

  test('Signing out everywhere tells the server so', async () => {
    await openAsMember();
    await site.signOut('global');
    expect(server.calls).toEqual(['POST /auth/v1/logout?scope=global']);
  });

  test('It works without a network, too, and says that the server does not know', async () => {
    await openAsMember();
    server.respond = () => [500, { message: 'down' }];
    expect(await site.signOut()).toBe(false);
    expect(site.hasStoredSession()).toBe(false);
    expectAnonymous('this-tab');
  });

  test('After signing in again, an end that nobody chose is not blamed on the last Logout', async () => {
    await openAsMember();
    await site.signOut();
    const { auth } = await site.getSupabase();
    await auth.signInWithPassword({ email: 'member-1@example.com', password: 'x' });
    server.respond = () => [403, { error_code: 'session_not_found', msg: 'gone' }];
    await site.revalidateSession();
    expect(site.sessionStore.getState().endReason).toBe('revoked');
  });
});

describe('Two tabs', () => {
  test('Signing out in another tab signs out this one, and says so', async () => {
    await openAsMember();
    localStorage.setItem(`${key()}-ended`, 'this-tab');
    localStorage.removeItem(key());
    window.dispatchEvent(new StorageEvent('storage', { key: key() }));
    expectAnonymous('other-tab');
  });

  test('Signing in in another tab signs in this one', async () => {
    await site.startSession();
    keep(createSessionBody());
    window.dispatchEvent(new StorageEvent('storage', { key: key() }));
    expect(site.sessionStore.getState().status).toBe('member');
  });

  test('Emptying the whole storage ends the session', async () => {
    await openAsMember();
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(site.sessionStore.getState().status).toBe('anonymous');
  });

  test('Other entries of the storage are nobody’s business', async () => {
    await site.startSession();
    keep(createSessionBody());
    window.dispatchEvent(new StorageEvent('storage', { key: 'something-else' }));
    expect(site.sessionStore.getState().status).toBe('anonymous');
  });
});

test('A session that was ended on another device is noticed when the page asks again', async () => {
  await openAsMember();
  server.respond = () => [403, { error_code: 'session_not_found', msg: 'gone' }];
  await site.revalidateSession();
  expectAnonymous('revoked');
});

test('A browser that blocks storage can still sign in for as long as the page lives', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  const { auth } = await site.getSupabase();
  await auth.signInWithPassword({ email: 'member-1@example.com', password: 'x' });
  const { data } = await auth.getSession();
  expect(data.session?.user.id).toBe('member-1');
});

function key(): string {
  return authStorageKeyOf(server.url);
}

async function openAsMember(): Promise<void> {
  keep(createSessionBody());
  await site.startSession();
  await settled('member');
}

function keep(session: object): void {
  localStorage.setItem(key(), JSON.stringify(session));
}

function stored(): { access_token: string; expires_at: number } | null {
  return JSON.parse(localStorage.getItem(key()) ?? 'null');
}

function settled(status: string): Promise<void> {
  const isSettled = () => expect(site.sessionStore.getState().status).toBe(status);
  return waitFor(isSettled, { timeout: 30_000 });
}

function expectAnonymous(endReason: session.SessionEndReason | null): void {
  expect(site.sessionStore.getState()).toMatchObject({ status: 'anonymous', endReason });
}
