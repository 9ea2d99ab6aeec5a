import { callSupabase, type Result } from './call-supabase';

export type MemberSession = {
  id: string;
  created_at: string;
  last_used_at: string;
  user_agent: string | null;
  is_current: boolean;
};

/** POST /rest/v1/rpc/list_sessions: sessions of the member, the newest use first. */
export function listSessions(): Promise<Result<MemberSession[]>> {
  return callSupabase((client) => client.rpc('list_sessions'));
}

/** POST /auth/v1/logout?scope=others */
export function signOutOthers(): Promise<Result> {
  return callSupabase(async (client) => ({
    data: null,
    ...(await client.auth.signOut({ scope: 'others' })),
  }));
}

/** POST /auth/v1/token?grant_type=refresh_token: a session whose user has no second factor any more. */
export function refreshSession(): Promise<Result<object>> {
  return callSupabase((client) => client.auth.refreshSession());
}
