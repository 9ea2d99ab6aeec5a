import { siteSettings } from '@site/settings';
import { messages } from '../messages';
import { ask, sayProblem, type Outcome, type Problem } from './outcome';

export type SignUpInput = { fullName: string; email: string; password: string };

/**
 * POST /auth/v1/signup. An address that already has an account gets the same response, and its account does
 * not change. The session is null until the address is confirmed.
 */
export function signUp(input: SignUpInput): Promise<Outcome<{ session: object | null }>> {
  return ask((client) =>
    client.auth.signUp({
      email: input.email.trim(),
      password: input.password,
      options: {
        data: { full_name: input.fullName.trim() },
        emailRedirectTo: `${siteSettings().siteUrl}/auth-callback`,
      },
    }),
  );
}

export function explainSignUp(error: Problem): string {
  if (error.code === 'weak_password') return messages.weakPassword;
  return sayProblem(
    error,
    'We could not create the account. Please check the e-mail address and try again.',
  );
}
