import { callSupabase, type Result } from './call-supabase';

/** POST /auth/v1/logout?scope=others */
export function signOutOthers(): Promise<Result> {
  return callSupabase(async (client) => ({
    data: null,
    ...(await client.auth.signOut({ scope: 'others' })),
  }));
}
