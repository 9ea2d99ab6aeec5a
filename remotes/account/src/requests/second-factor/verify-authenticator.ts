import {
  callSupabase,
  requestErrorMessage,
  type Result,
  type RequestError,
} from '../call-supabase';

export type AuthenticatorCode = { factorId: string; code: string };

/** POST /auth/v1/factors/:id/challenge and /verify: from then on, the session counts as one with two steps. */
export function verifyAuthenticator(attempt: AuthenticatorCode): Promise<Result<object>> {
  return callSupabase((client) => client.auth.mfa.challengeAndVerify(attempt));
}

export function explainAuthenticatorError(error: RequestError): string {
  if (error.code === 'mfa_verification_failed')
    return 'That code is incorrect. Enter the newest code from your app.';
  return requestErrorMessage(error, 'The code couldn’t be checked. Please try again.');
}
