import type { SupabaseClient as Client } from '@supabase/supabase-js';
import type { Database } from './database.types';
import { freshFetch } from './fresh-fetch';
import { authStorage } from './auth-storage';
import { applyAuthEvent } from './session-store';
import { siteSettings } from '@site/settings';
import { storageKey } from './storage-key';

/** Knows every table, column and function of the database, as the migrations make them. */
export type SupabaseClient = Client<Database>;

let client: Promise<SupabaseClient> | undefined;

/**
 * The one Supabase client of the page, created on first need: a marketing page never loads it before a
 * form or a stored session asks for it. A failed load is not remembered, so that a retry can succeed.
 */
export function getSupabase(): Promise<SupabaseClient> {
  client ??= createFollowedClient().catch((error: unknown) => {
    client = undefined;
    throw error;
  });
  return client;
}

/** Whether the client has been asked for on this page. */
export function hasClient(): boolean {
  return client !== undefined;
}

async function createFollowedClient(): Promise<SupabaseClient> {
  const { createClient } = await import('@supabase/supabase-js');
  const { supabaseUrl, supabaseKey } = siteSettings();
  const created: SupabaseClient = createClient<Database>(supabaseUrl, supabaseKey, {
    auth: {
      flowType: 'pkce',
      // The callback and reset pages exchange the code themselves, once, and show what went wrong.
      detectSessionInUrl: false,
      storageKey: storageKey(supabaseUrl),
      storage: authStorage,
    },
    global: {
      fetch: freshFetch({ publishableKey: supabaseKey, renew: () => renewSession(created) }),
    },
  });
  created.auth.onAuthStateChange(applyAuthEvent);
  return created;
}

async function renewSession(created: SupabaseClient): Promise<string | null> {
  const { data } = await created.auth.refreshSession();
  return data.session?.access_token ?? null;
}
