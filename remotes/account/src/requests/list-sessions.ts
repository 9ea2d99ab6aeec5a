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
