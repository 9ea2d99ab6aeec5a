import { sessionStore } from '@site/page/session';
import { keepSignUpPassword, updatePassword } from '../requests/auth';
import { requestErrorMessage } from '../requests/call-supabase';
import { explainRefusal } from '../requests/explain-refusal';
import { deleteSignUpBrowserKey, hasSignUpBrowserKeyFor } from '../requests/sign-up-key';
import type { AuthTokenLink } from '../rules/auth-link';
import { openAuthLink } from './open-auth-link';

export type ConfirmedLink =
  | { kind: 'half confirmed' | 'address changed' | 'signed in' | 'next page' }
  /** The session is open, and the account has no valid password. */
  | { kind: 'password missing' }
  | { kind: 'refused' }
  | { kind: 'failed'; message: string };

/**
 * Whether the page asks for a password before it spends the token: somebody else may have typed the one of the sign-up,
 * unless the account was created in this browser.
 */
export function isPasswordNeeded({ type, email }: AuthTokenLink): boolean {
  return type === 'invite' || (type === 'signup' && !hasSignUpBrowserKeyFor(email));
}

/** Spends the token, then sets the password or keeps that of the sign-up. Can be repeated after a failure. */
export async function confirmLink(link: AuthTokenLink, password?: string): Promise<ConfirmedLink> {
  const result = await openAuthLink(link);
  if (!result.ok)
    return result.error.kind === 'refused'
      ? { kind: 'refused' }
      : { kind: 'failed', message: requestErrorMessage(result.error, '') };
  if (!result.value.session) return { kind: 'half confirmed' };
  if (link.type === 'email_change') return { kind: 'address changed' };
  const problem = await (password === undefined ? keepPassword() : setFirstPassword(password));
  if (problem) return problem;
  // Nobody has seen yet whose link it was.
  const isUnnamed = !link.email && !sessionStore.getState().pendingUser;
  return { kind: isUnnamed ? 'signed in' : 'next page' };
}

/** Keeps the password of a sign-up in this browser; undefined on success. */
export async function keepPassword(): Promise<ConfirmedLink | undefined> {
  const result = await keepSignUpPassword();
  if (result.ok) return result.value ? undefined : { kind: 'password missing' };
  return result.error.kind === 'refused'
    ? undefined
    : { kind: 'failed', message: requestErrorMessage(result.error, '') };
}

/** Sets the password of a new account, which also ends its other sessions; undefined on success. */
export async function setFirstPassword(
  password: string,
): Promise<{ kind: 'failed'; message: string } | undefined> {
  const result = await updatePassword(password);
  if (result.ok) {
    deleteSignUpBrowserKey();
    return undefined;
  }
  return { kind: 'failed', message: explainRefusal('firstPassword', result.error) };
}
