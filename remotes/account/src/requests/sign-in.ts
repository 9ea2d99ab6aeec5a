import { ask, sayProblem, type Outcome, type Problem } from './outcome';

export type SignInInput = { email: string; password: string };

/** POST /auth/v1/token?grant_type=password */
export function signIn({ email, password }: SignInInput): Promise<Outcome<object>> {
  return ask((client) => client.auth.signInWithPassword({ email: email.trim(), password }));
}

/** The sentence is the same for an unknown address and a wrong password. */
export function explainSignIn(error: Problem): string {
  if (error.code === 'invalid_credentials')
    return 'The e-mail address or the password is not right.';
  return sayProblem(
    error,
    'We could not sign you in. Nothing you typed is lost: please try again in a moment.',
  );
}
