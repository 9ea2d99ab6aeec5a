import type { SupabaseClient as Client } from '@supabase/supabase-js';
import type { Database } from './database.types';
import { authStorage } from './auth-storage';
import { applyAuthEvent } from './session-store';
import { getSiteSettings } from '../settings/index';
import { authStorageKeyOf } from '@site/contract';

/** Access to the tokens of the session. */
type TokenSource = {
  /** Key that requests carry instead of a token while nobody is signed in. */
  publishableKey: string;
  /** Returns a new access token, or null when the session cannot be renewed. */
  renewToken: () => Promise<string | null>;
};

const TIMEOUT_MS = 8000;

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

/**
 * Creates `fetch` for the API client, with a timeout of 8 s unless the caller passes a signal. A response 401 to a member's
 * token renews the session and repeats the request once, because a token can expire early (the key was rotated, the clock
 * was set back).
 */
function createAuthFetch({ publishableKey, renewToken }: TokenSource): typeof fetch {
  return async (input, init) => {
    const response = await fetchWithTimeout(input, init);
    const headers = new Headers(init?.headers);
    const authorization = headers.get('authorization');
    if (response.status !== 401 || !authorization || authorization === `Bearer ${publishableKey}`)
      return response;
    if (isAuthCall(input)) return response; // The auth client renews tokens; renewing here would recurse.
    const token = await renewToken();
    if (!token || authorization === `Bearer ${token}`) return response;
    headers.set('authorization', `Bearer ${token}`);
    return fetchWithTimeout(input, { ...init, headers });
  };
}

/** Rejects like an unreachable server after the timeout, without aborting the request. */
function fetchWithTimeout(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  if (init?.signal) return fetch(input, init);
  let timer: ReturnType<typeof setTimeout>;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new TypeError(`fetch failed: no answer in ${TIMEOUT_MS} ms`)),
      TIMEOUT_MS,
    );
  });
  return Promise.race([fetch(input, init), timeout]).finally(() => clearTimeout(timer));
}

function isAuthCall(input: RequestInfo | URL): boolean {
  return pathOf(input).includes('/auth/v1/');
}

function pathOf(input: RequestInfo | URL): string {
  return new URL(input instanceof Request ? input.url : String(input)).pathname;
}
