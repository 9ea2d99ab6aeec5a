import type { SupabaseClient as Client } from '@supabase/supabase-js';
import type { Database } from './database.types';
import { createAuthFetch } from './create-auth-fetch';
import { authStorage } from './auth-storage';
import { applyAuthEvent } from './session-store';
import { getSiteSettings } from '@site/settings';
import { authStorageKeyOf } from './auth-storage-key';

/** Supabase client, typed with the tables, columns and functions of the migrations. */
export type SupabaseClient = Client<Database>;

let client: Promise<SupabaseClient> | undefined;

/**
 * Returns the page's Supabase client and loads it on the first call: a marketing page does without it until a form or a
 * stored session needs it.
 * @throws when the client cannot be loaded; the next call tries again
 * @example const { data, error } = await (await getSupabase()).from('synopses').select();
 */
export function getSupabase(): Promise<SupabaseClient> {
  client ??= createSupabaseClient().catch((error: unknown) => {
    client = undefined;
    throw error;
  });
  return client;
}

let detachedCount = 0;

/**
 * Creates a client with a session of its own that is not stored, to check credentials beside the session of the page.
 * @throws when the client cannot be loaded
 */
export async function createDetachedClient(): Promise<SupabaseClient> {
  const { createClient } = await import('@supabase/supabase-js');
  const { supabaseUrl, supabaseKey } = getSiteSettings();
  detachedCount += 1;
  return createClient<Database>(supabaseUrl, supabaseKey, {
    auth: {
      persistSession: false,
      autoRefreshToken: false,
      detectSessionInUrl: false,
      // Clients with the same key count as duplicates.
      storageKey: `${authStorageKeyOf(supabaseUrl)}-detached-${detachedCount}`,
    },
  });
}

/** Tells whether the client was requested on this page. */
export function hasSupabaseClient(): boolean {
  return client !== undefined;
}

async function createSupabaseClient(): Promise<SupabaseClient> {
  const { createClient } = await import('@supabase/supabase-js');
  const { supabaseUrl, supabaseKey } = getSiteSettings();
  const instance: SupabaseClient = createClient<Database>(supabaseUrl, supabaseKey, {
    auth: {
      flowType: 'pkce',
      // The callback and reset pages exchange the code once and show errors.
      detectSessionInUrl: false,
      storageKey: authStorageKeyOf(supabaseUrl),
      storage: authStorage,
    },
    global: {
      fetch: createAuthFetch({
        publishableKey: supabaseKey,
        renewToken: () => renewSession(instance),
      }),
    },
  });
  instance.auth.onAuthStateChange(applyAuthEvent);
  return instance;
}

async function renewSession(instance: SupabaseClient): Promise<string | null> {
  const { data } = await instance.auth.refreshSession();
  return data.session?.access_token ?? null;
}

type Tables = Database['public']['Tables'];

/**
 * Row of a table in the public schema.
 * @example type Synopsis = DatabaseRow<'synopses'>;
 */
export type DatabaseRow<Table extends keyof Tables> = Tables[Table]['Row'];
