import { webcrypto } from 'node:crypto';
import { getSupabase } from '@site/page/session';
import { setVisitor } from '@site/page/session/samples';
import { configureSite } from '@site/page/settings';
import { createSampleSettings } from '@site/testing';
import { configure } from '@testing-library/react';
import {
  FAKE_MEMBER,
  startFakeSupabaseServer,
  type FakeSupabaseServer,
} from './fake-supabase-server';

/** Site settings with the URL of the server of this test file. */
export const backendSettingsOf = (server: FakeSupabaseServer) => ({
  supabaseUrl: server.url,
  supabaseKey: 'sb_publishable_test',
  siteUrl: 'http://localhost:3000',
});

/** Starts the server of a test file and configures the site for it; the Supabase client is created once. */
export async function startFakeBackendSite(): Promise<FakeSupabaseServer> {
  // Responses use a real connection, so a busy machine needs a limit that only a hang reaches.
  configure({ asyncUtilTimeout: 30_000 });
  // PKCE needs WebCrypto, which jsdom lacks.
  Object.defineProperty(crypto, 'subtle', { value: webcrypto.subtle, configurable: true });
  const server = await startFakeSupabaseServer();
  configureSite(createSampleSettings(backendSettingsOf(server)));
  return {
    ...server,
    async close() {
      // Waits for the session request that the last page started.
      await (await getSupabase()).auth.getUser();
      await server.close();
    },
  };
}

/** Resets the server and signs in its member. */
export async function signInAsMember(server: FakeSupabaseServer): Promise<void> {
  server.reset();
  const { auth } = await getSupabase();
  const { data } = await auth.signInWithPassword({ email: FAKE_MEMBER.email, password: 'x' });
  if (!data.session) throw new Error('The test member could not be signed in.');
  server.calls.length = 0;
}

/** Resets the server, the storage and the session. */
export function resetToAnonymous(server: FakeSupabaseServer): void {
  server.reset();
  localStorage.clear();
  sessionStorage.clear();
  setVisitor('anonymous');
  server.calls.length = 0;
}
