import { createSampleSettings } from '@site/contract/samples';
import { webcrypto } from 'node:crypto';
import { startAuthServer, respondByDefault, type AuthServer } from '../../test/auth-server';
import { configureSite } from '../settings/index';
import { getSupabase } from './index';

let server: AuthServer;

beforeAll(async () => {
  // jsdom has no WebCrypto; every browser has, and PKCE needs it.
  Object.defineProperty(crypto, 'subtle', { value: webcrypto.subtle, configurable: true });
  server = await startAuthServer();
  configureSite(
    createSampleSettings({ supabaseUrl: server.url, supabaseKey: 'sb_publishable_test' }),
  );
});
afterAll(() => server.close());

describe('A link that was asked for while signed in', () => {
  const signIn = async () => {
    const { auth } = await getSupabase();
    await auth.signInWithPassword({ email: 'member-1@example.com', password: 'x' });
    return auth;
  };

  test('works for a change of address', async () => {
    const auth = await signIn();
    await auth.updateUser({ email: 'new@example.com' });
    expect((await auth.exchangeCodeForSession('a-code')).error).toBeNull();
  });

  test('works after the token was renewed meanwhile', async () => {
    const auth = await signIn();
    await auth.resetPasswordForEmail('member-1@example.com');
    await auth.refreshSession();
    expect((await auth.exchangeCodeForSession('a-code')).error).toBeNull();
  });

  test('still opens nothing without its code', async () => {
    const auth = await signIn();
    await auth.resetPasswordForEmail('member-1@example.com');
    server.respond = (call) =>
      call.includes('pkce')
        ? [404, { error_code: 'flow_state_not_found' }]
        : respondByDefault(call);
    expect((await auth.exchangeCodeForSession('guess')).error).not.toBeNull();
  });
});
