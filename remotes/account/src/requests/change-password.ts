import type { Result, RequestError } from './call-supabase';
import { reauthenticate } from './reauthenticate';
import { explainCurrentPasswordError } from './sign-in';
import { signOutOthers } from './sessions';
import { explainUpdatePasswordError, updatePassword } from './user';

type ChangePasswordInput = {
  email: string;
  currentPassword: string;
  newPassword: string;
  /** Code of the authenticator app, for members who have one. */
  code?: string | undefined;
};

/** Verifies the current password, sets the new one and signs out the other devices. */
export async function changePassword(input: ChangePasswordInput): Promise<Result<object>> {
  const signInResult = await reauthenticate({
    email: input.email,
    password: input.currentPassword,
    code: input.code,
  });
  if (!signInResult.ok) return signInResult;
  const updateResult = await updatePassword(input.newPassword, input.currentPassword);
  if (updateResult.ok) await signOutOthers();
  return updateResult;
}

export function explainChangePasswordError(error: RequestError): string {
  return explainUpdatePasswordError(error, explainCurrentPasswordError(error));
}
