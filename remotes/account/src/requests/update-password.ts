import { messages } from '../messages';
import { ask, type Outcome, type Problem } from './outcome';

/** PUT /auth/v1/user with a password, for the session that is there. */
export function updatePassword(password: string): Promise<Outcome<object>> {
  return ask((client) => client.auth.updateUser({ password }));
}

/** What the page says when the new password was not taken; `otherwise` when there are no better words. */
export function explainNewPassword({ code }: Problem, otherwise: string): string {
  if (code === 'weak_password') return messages.weakPassword;
  if (code === 'same_password')
    return `${otherwise} The new password must differ from the old one.`;
  return otherwise;
}
