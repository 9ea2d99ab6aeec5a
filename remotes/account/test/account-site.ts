import { webcrypto } from 'node:crypto';
import { getSupabase, sessionStore } from '@site/session';
import { configureSite } from '@site/settings';
import { siteSettings } from '@site/testing';
import { configure } from '@testing-library/react';
import { member, startSupabaseServer, type SupabaseServer } from './supabase-server';

/** Settings that lead to the server of this test file. */
export const toServer = (server: SupabaseServer) => ({
  supabaseUrl: server.url,
  supabaseKey: 'sb_publishable_test',
  siteUrl: 'http://localhost:3000',
});

/** A server for a whole test file: the page's one client is bound to it. */
export async function openSite(): Promise<SupabaseServer> {
  // The answers come over a real connection, on a machine that may be busy: only a hang takes as long.
  configure({ asyncUtilTimeout: 30_000 });
  // jsdom has no WebCrypto; every browser has, and PKCE needs it.
  Object.defineProperty(crypto, 'subtle', { value: webcrypto.subtle, configurable: true });
  const server = await startSupabaseServer();
  configureSite(siteSettings(toServer(server)));
  return {
    ...server,
    async close() {
      // A page asks who is here when it opens, and nobody waited for the last one's answer.
      await (await getSupabase()).auth.getUser();
      await server.close();
    },
  };
}

/** Somebody is signed in, as after a reload of the page. */
export async function beMember(server: SupabaseServer): Promise<void> {
  server.reset();
  const { auth } = await getSupabase();
  const { data } = await auth.signInWithPassword({ email: member.email, password: 'x' });
  if (!data.session) throw new Error('The test member could not be signed in.');
  server.calls.length = 0;
}

/** Nobody is signed in. */
export function beAnonymous(server: SupabaseServer): void {
  server.reset();
  localStorage.clear();
  sessionStorage.clear();
  sessionStore.setState({ status: 'anonymous', user: null, session: null, ended: null }, true);
  server.calls.length = 0;
}
