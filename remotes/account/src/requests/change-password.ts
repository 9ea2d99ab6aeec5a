import { messages } from '../messages';
import { callSupabase, requestErrorMessage, type Result, type RequestError } from './call-supabase';
import { signInWithCredentials } from './sign-in-with-credentials';
import { explainUpdatePasswordError, updatePassword } from './update-password';

export type ChangePasswordInput = { email: string; currentPassword: string; newPassword: string };

/** Verifies the current password, sets the new one and signs out the other devices. */
export async function changePassword(input: ChangePasswordInput): Promise<Result<object>> {
  const signInResult = await signInWithCredentials({
    email: input.email,
    password: input.currentPassword,
  });
  if (!signInResult.ok) return signInResult;
  const updateResult = await updatePassword(input.newPassword);
  if (updateResult.ok) await callSupabase((client) => client.auth.signOut({ scope: 'others' }));
  return updateResult;
}

export function explainChangePasswordError(error: RequestError): string {
  if (error.code === 'invalid_credentials') return 'The current password is incorrect.';
  return explainUpdatePasswordError(error, requestErrorMessage(error, messages.settingsFailed));
}
