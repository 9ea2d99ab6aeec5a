import { messages } from '../messages';
import { callSupabase, requestErrorMessage, type Result, type RequestError } from './call-supabase';
import { explainAuthenticatorError } from './second-factor';
import type { AuthProvider } from '@site/contract';
import { getSiteSettings } from '@site/settings';

export type Credentials = { email: string; password: string };

/** POST /auth/v1/token?grant_type=password */
export function signInWithCredentials({ email, password }: Credentials): Promise<Result<object>> {
  return callSupabase((client) =>
    client.auth.signInWithPassword({ email: email.trim(), password }),
  );
}

/** For a member who types the password of the account again. */
export function explainCurrentPasswordError(error: RequestError): string {
  if (error.code === 'invalid_credentials') return 'The current password is incorrect.';
  if (error.code === 'mfa_verification_failed') return explainAuthenticatorError(error);
  return requestErrorMessage(error, messages.settingsFailed);
}

/** The sentence is the same for an unknown address and a wrong password. */
export function explainSignInError(error: RequestError): string {
  if (error.code === 'invalid_credentials') return 'Incorrect email or password.';
  return requestErrorMessage(
    error,
    'We could not sign you in. Nothing you typed is lost: please try again in a moment.',
  );
}

/** GET /auth/v1/authorize: leaves the site; the provider redirects back to /auth-callback. */
export function startProviderSignIn(provider: AuthProvider): Promise<Result<object>> {
  const redirectTo = `${getSiteSettings().siteUrl}/auth-callback`;
  return callSupabase((client) =>
    client.auth.signInWithOAuth({ provider, options: { redirectTo } }),
  );
}
