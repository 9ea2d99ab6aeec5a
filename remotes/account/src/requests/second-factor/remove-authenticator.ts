import { callSupabase, type Result } from '../call-supabase';
import { refreshSession } from '../refresh-session';
import { type AuthenticatorCode, verifyAuthenticator } from './verify-authenticator';

/** DELETE /auth/v1/factors/:id after a last code, then a token without the factor. */
export async function removeAuthenticator(attempt: AuthenticatorCode): Promise<Result<object>> {
  const verified = await verifyAuthenticator(attempt);
  if (!verified.ok) return verified;
  const { factorId } = attempt;
  const removed = await callSupabase((client) => client.auth.mfa.unenroll({ factorId }));
  return removed.ok ? refreshSession() : removed;
}
