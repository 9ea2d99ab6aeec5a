import { callSupabase, type Result } from '../call-supabase';

/** POST /rest/v1/rpc/use_recovery_code: removes the authenticator app. False for another code. */
export function sendRecoveryCode(code: string): Promise<Result<boolean>> {
  return callSupabase((client) => client.rpc('use_recovery_code', { recovery_code: code }));
}
