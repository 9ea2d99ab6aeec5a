import { getSiteSettings } from '@site/page/settings';
import { refreshSession } from './auth';
import { callSupabase, type Result } from './call-supabase';

/** Key of an authenticator app that is not verified yet. */
export type AuthenticatorKey = { id: string; totp: { qr_code: string; secret: string } };

/**
 * POST /auth/v1/factors: a new key, which counts once a code of it was verified. Its name is unique, because the service
 * refuses that of an abandoned attempt for five minutes.
 */
export function enrollAuthenticator(): Promise<Result<AuthenticatorKey>> {
  const issuer = getSiteSettings().brand.name;
  const friendlyName = `Authenticator app, ${new Date().toISOString()}`;
  return callSupabase((client) =>
    client.auth.mfa.enroll({ factorType: 'totp', issuer, friendlyName }),
  );
}

type AuthenticatorCode = { factorId: string; code: string };

/** POST /auth/v1/factors/:id/challenge and /verify: from then on, the session counts as one with two steps. */
export function verifyAuthenticator(attempt: AuthenticatorCode): Promise<Result<object>> {
  return callSupabase((client) => client.auth.mfa.challengeAndVerify(attempt));
}

/** DELETE /auth/v1/factors/:id after a last code, then a token without the factor. */
export async function removeAuthenticator(attempt: AuthenticatorCode): Promise<Result<object>> {
  const verified = await verifyAuthenticator(attempt);
  if (!verified.ok) return verified;
  const { factorId } = attempt;
  const removed = await callSupabase((client) => client.auth.mfa.unenroll({ factorId }));
  return removed.ok ? refreshSession() : removed;
}

/** POST /rest/v1/rpc/create_recovery_code: replaces the recovery code of the member. It cannot be read again. */
export function createRecoveryCode(): Promise<Result<string>> {
  return callSupabase((client) => client.rpc('create_recovery_code'));
}

/** POST /rest/v1/rpc/use_recovery_code: removes the authenticator app. False for another code. */
export function sendRecoveryCode(code: string): Promise<Result<boolean>> {
  return callSupabase((client) => client.rpc('use_recovery_code', { recovery_code: code }));
}
