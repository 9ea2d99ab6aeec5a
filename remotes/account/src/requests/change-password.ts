import { messages } from '../messages';
import { ask, sayProblem, type Outcome, type Problem } from './outcome';
import { signIn } from './sign-in';
import { explainNewPassword, updatePassword } from './update-password';

export type ChangePasswordInput = { email: string; current: string; wanted: string };

/** Verifies the current password, sets the new one and signs out the other devices. */
export async function changePassword(input: ChangePasswordInput): Promise<Outcome<object>> {
  const signInResult = await signIn({ email: input.email, password: input.current });
  if (!signInResult.ok) return signInResult;
  const updateResult = await updatePassword(input.wanted);
  if (updateResult.ok) await ask((client) => client.auth.signOut({ scope: 'others' }));
  return updateResult;
}

export function explainPasswordChange(error: Problem): string {
  if (error.code === 'invalid_credentials') return 'The current password is not right.';
  return explainNewPassword(error, sayProblem(error, messages.settingsFailed));
}
