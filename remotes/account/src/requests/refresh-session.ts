import { callSupabase, type Result } from './call-supabase';

/** POST /auth/v1/token?grant_type=refresh_token: a session whose user has no second factor any more. */
export function refreshSession(): Promise<Result<object>> {
  return callSupabase((client) => client.auth.refreshSession());
}
