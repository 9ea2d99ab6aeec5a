import { callSupabase, type Result } from '../call-supabase';

/** POST /rest/v1/rpc/create_recovery_code: replaces the recovery code of the member. It cannot be read again. */
export function createRecoveryCode(): Promise<Result<string>> {
  return callSupabase((client) => client.rpc('create_recovery_code'));
}
