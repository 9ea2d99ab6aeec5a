import { sessionStore, signOut } from '@site/page/session';
import { messages } from '../messages';
import { isForAnotherAccount, openAuthLink } from '../auth-redirect/open-auth-link';
import { explainRefusal } from '../requests/explain-refusal';
import { verifyAuthenticator } from '../requests/second-factor';
import { updatePassword } from '../requests/auth';
import type { AuthLink } from '../rules/auth-link';
import { findAuthenticator } from '../rules/find-authenticator';
import {
  clearRecoveryFlag,
  findSessionUser,
  isRecoverySession,
  setRecoveryFlag,
} from './recovery-flag';

export type ResetResult =
  | { kind: 'done' }
  /** The member has an authenticator app, and the session has not verified its code. */
  | { kind: 'code needed' }
  /** The link cannot be used again; a new one is needed. */
  | { kind: 'expired'; message: string }
  | { kind: 'failed'; message: string };

/**
 * Exchanges the link for a session once, sets the password and ends every session. `code` is that of the authenticator
 * app, and empty until it was asked for.
 */
export async function resetPassword(
  link: AuthLink,
  { password, code }: { password: string; code: string },
): Promise<ResetResult> {
  const failure = (await openRecoverySession(link)) ?? (await completeSecondStep(code));
  if (failure) return failure;
  const result = await updatePassword(password);
  if (!result.ok) return { kind: 'failed', message: explainRefusal('resetPassword', result.error) };
  clearRecoveryFlag();
  // Also signs out everybody who knew the old password; the member signs in with the new one next.
  await signOut('global');
  return { kind: 'done' };
}

async function completeSecondStep(code: string): Promise<ResetResult | undefined> {
  const factorId = findAuthenticator(sessionStore.getState().pendingUser)?.id;
  if (factorId === undefined) return undefined;
  if (code === '') return { kind: 'code needed' };
  const result = await verifyAuthenticator({ factorId, code });
  return result.ok
    ? undefined
    : { kind: 'failed', message: explainRefusal('authenticator', result.error) };
}

/** Opens the session in which the password may be set; returns undefined on success. */
export async function openRecoverySession(link: AuthLink): Promise<ResetResult | undefined> {
  const expired = { kind: 'expired', message: messages.linkExpired } as const;
  if (isRecoverySessionFor(link)) return undefined;
  if (link.kind !== 'code' && link.kind !== 'token') return expired;
  const result = await openAuthLink(link);
  if (result.ok) {
    setRecoveryFlag();
    return undefined;
  }
  if (result.error.kind === 'refused') return expired;
  return { kind: 'failed', message: messages.resetFailed };
}

/** False for the session of another account: the password of the wrong one would be set. */
function isRecoverySessionFor(link: AuthLink): boolean {
  const user = findSessionUser();
  if (!user || !isRecoverySession()) return false;
  return link.kind !== 'token' || !isForAnotherAccount(link, user);
}
