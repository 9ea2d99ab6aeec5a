import { getSiteSettings } from '@site/settings';
import { callSupabase, type Result } from './call-supabase';

/** Key of an authenticator app that is not verified yet. */
export type AuthenticatorKey = { id: string; totp: { qr_code: string; secret: string } };

/** POST /auth/v1/factors: a new key, which counts once a code of it was verified. */
export function enrollAuthenticator(): Promise<Result<AuthenticatorKey>> {
  const issuer = getSiteSettings().brand.name;
  return callSupabase((client) => client.auth.mfa.enroll({ factorType: 'totp', issuer }));
}
