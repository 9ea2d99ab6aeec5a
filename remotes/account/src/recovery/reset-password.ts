import { sessionStore, signOut } from '@site/session';
import { messages } from '../messages';
import { isForAnotherAccount, openAuthLink } from '../auth-redirect/open-auth-link';
import { explainUpdatePasswordError, updatePassword } from '../requests/update-password';
import type { AuthLink } from '../rules/auth-link';
import { clearRecoveryFlag, isRecoverySession, setRecoveryFlag } from './recovery-flag';

export type ResetResult =
  | { kind: 'done' }
  /** The link cannot be used again; a new one is needed. */
  | { kind: 'expired'; message: string }
  | { kind: 'failed'; message: string };

/** Exchanges the link for a session once, sets the password and ends every session. */
export async function resetPassword(link: AuthLink, password: string): Promise<ResetResult> {
  const failure = await openRecoverySession(link);
  if (failure) return failure;
  const result = await updatePassword(password);
  if (!result.ok) {
    return {
      kind: 'failed',
      message: explainUpdatePasswordError(result.error, messages.resetFailed),
    };
  }
  clearRecoveryFlag();
  // Also signs out everybody who knew the old password; the member signs in with the new one next.
  await signOut('global');
  return { kind: 'done' };
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
  const { user } = sessionStore.getState();
  if (!user || !isRecoverySession()) return false;
  return link.kind !== 'token' || !isForAnotherAccount(link, user);
}
