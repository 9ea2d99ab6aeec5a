import { messages } from '../messages';
import { ask, sayProblem, type Outcome, type Problem } from './outcome';
import { signIn } from './sign-in';
import { explainNewPassword, updatePassword } from './update-password';

export type ChangePasswordInput = { email: string; current: string; wanted: string };

/** Sets a new password for somebody who knows the old one, and signs out their other devices. */
export async function changePassword(input: ChangePasswordInput): Promise<Outcome<object>> {
  const proven = await signIn({ email: input.email, password: input.current });
  if (!proven.ok) return proven;
  const changed = await updatePassword(input.wanted);
  if (changed.ok) await ask((client) => client.auth.signOut({ scope: 'others' }));
  return changed;
}

export function explainPasswordChange(problem: Problem): string {
  if (problem.code === 'invalid_credentials') return 'The current password is not right.';
  return explainNewPassword(problem, sayProblem(problem, messages.settingsFailed));
}
