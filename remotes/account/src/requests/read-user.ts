import type { User } from '@site/session';
import { callSupabase, type Result } from './call-supabase';

/** GET /auth/v1/user: the user as the server sees the session, not as the browser stored it. */
export async function readUser(): Promise<Result<User>> {
  const result = await callSupabase((client) => client.auth.getUser());
  return result.ok ? { ok: true, value: result.value.user } : result;
}
