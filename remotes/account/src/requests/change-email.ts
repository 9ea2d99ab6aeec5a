import { siteSettings } from '@site/settings';
import { ask, sayProblem, type Outcome, type Problem } from './outcome';

/** PUT /auth/v1/user with an email: it changes once the link in the mail was opened. */
export function changeEmail(email: string): Promise<Outcome<object>> {
  const emailRedirectTo = `${siteSettings().siteUrl}/auth-callback`;
  return ask((client) => client.auth.updateUser({ email: email.trim() }, { emailRedirectTo }));
}

export function explainEmail(error: Problem): string {
  return sayProblem(error, 'That address could not be used. Your address has not changed.');
}
