import { getSiteSettings } from '@site/settings';
import { messages } from '../messages';
import { callSupabase, requestErrorMessage, type Result, type RequestError } from './call-supabase';
import { createSignUpKey, saveSignUpKey } from './sign-up-key';

type SignUpInput = { fullName: string; email: string; password: string };

/**
 * POST /auth/v1/signup. An address that already has an account gets the same response, and its account does
 * not change. The session is null until the address is confirmed.
 */
export async function signUp(input: SignUpInput): Promise<Result<{ session: object | null }>> {
  const { key, keyHash } = await createSignUpKey();
  const result = await callSupabase((client) =>
    client.auth.signUp({
      email: input.email.trim(),
      password: input.password,
      options: {
        data: { full_name: input.fullName.trim(), sign_up_key_hash: keyHash },
        emailRedirectTo: `${getSiteSettings().siteUrl}/auth-callback`,
      },
    }),
  );
  if (result.ok) saveSignUpKey({ email: input.email, key });
  return result;
}

export function explainSignUpError(error: RequestError): string {
  if (error.code === 'weak_password') return messages.weakPassword;
  return requestErrorMessage(
    error,
    'We could not create the account. Please check the email address and try again.',
  );
}

/** POST /auth/v1/resend. The response is the same for known and unknown addresses. */
export function resendConfirmation(email: string): Promise<Result<object>> {
  return callSupabase((client) =>
    client.auth.resend({
      type: 'signup',
      email: email.trim(),
      options: { emailRedirectTo: `${getSiteSettings().siteUrl}/auth-callback` },
    }),
  );
}
