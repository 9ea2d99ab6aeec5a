import { messages } from '../messages';
import { callSupabase, type Result, type RequestError } from './call-supabase';

/** PUT /auth/v1/user with a password, for the current session. After a reset there is no current password. */
export function updatePassword(
  password: string,
  currentPassword?: string,
): Promise<Result<object>> {
  const current = currentPassword === undefined ? {} : { current_password: currentPassword };
  return callSupabase((client) => client.auth.updateUser({ password, ...current }));
}

/** Sentence for a refused password; `fallback` for any other error. */
export function explainUpdatePasswordError({ code }: RequestError, fallback: string): string {
  if (code === 'weak_password') return messages.weakPassword;
  if (code === 'same_password') return `${fallback} The new password must differ from the old one.`;
  return fallback;
}
