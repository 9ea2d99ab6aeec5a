import { getSiteSettings } from '@site/settings';
import { callSupabase, type Result } from '../call-supabase';

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
