import type { User } from '@site/session';
import { callSupabase, type Result, requestErrorMessage, type RequestError } from './call-supabase';
import { getSiteSettings } from '@site/settings';
import { messages } from '../messages';
import { invokeFunction } from './invoke-function';

/** GET /auth/v1/user: the user as the server sees the session, not as the browser stored it. */
export async function readUser(): Promise<Result<User>> {
  const result = await callSupabase((client) => client.auth.getUser());
  return result.ok ? { ok: true, value: result.value.user } : result;
}

/** PUT /auth/v1/user with an email: it changes once the links in both mailboxes were opened. */
export function changeEmail(email: string): Promise<Result<object>> {
  const emailRedirectTo = `${getSiteSettings().siteUrl}/auth-callback`;
  return callSupabase((client) =>
    client.auth.updateUser({ email: email.trim() }, { emailRedirectTo }),
  );
}

export function explainChangeEmailError(error: RequestError): string {
  return requestErrorMessage(
    error,
    'That address could not be used. Your address has not changed.',
  );
}

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

/** POST /functions/v1/delete-account: `confirmation` is the email of the account, typed by the member. */
export function deleteAccount(confirmation: string): Promise<Result<unknown>> {
  return invokeFunction('delete-account', { confirmation: confirmation.trim() });
}

export function explainDeleteAccountError(error: RequestError): string {
  const { kind, serverMessage } = error;
  if (kind === 'unreachable')
    return 'We did not hear whether your account was deleted. Check your connection and try again: a second try does no harm.';
  return kind === 'refused' && serverMessage !== ''
    ? serverMessage
    : requestErrorMessage(
        error,
        'Your account could not be deleted. Nothing was changed. Please try again.',
      );
}
