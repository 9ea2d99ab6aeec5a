import { siteSettings } from '@site/settings';
import { ask, sayProblem, type Outcome, type Problem } from './outcome';

/** PUT /auth/v1/user with an address: it changes when the link in the mail has been opened. */
export function changeEmail(email: string): Promise<Outcome<object>> {
  const emailRedirectTo = `${siteSettings().siteUrl}/auth-callback`;
  return ask((client) => client.auth.updateUser({ email: email.trim() }, { emailRedirectTo }));
}

export function explainEmail(problem: Problem): string {
  return sayProblem(problem, 'That address could not be used. Your address has not changed.');
}
