import { signOut } from '@site/session';
import { messages } from '../messages';
import { openLink } from '../requests/open-link';
import { explainNewPassword, updatePassword } from '../requests/update-password';
import type { AuthLink } from '../rules/auth-link';
import { clearRecovery, isRecovering, markRecovery } from './recovery-mark';

export type ResetResult =
  | { kind: 'done' }
  /** The link is of no use any more: only a new one helps. */
  | { kind: 'expired'; message: string }
  | { kind: 'failed'; message: string };

/** Exchanges what the link carries for a session, once; sets the password; and leaves every session. */
export async function resetPassword(link: AuthLink, password: string): Promise<ResetResult> {
  const opening = await openForReset(link);
  if (opening) return opening;
  const outcome = await updatePassword(password);
  if (!outcome.ok) {
    return { kind: 'failed', message: explainNewPassword(outcome.problem, messages.resetFailed) };
  }
  clearRecovery();
  // Whoever knew the old password is signed out, too; the next step is to sign in with the new one.
  await signOut('global');
  return { kind: 'done' };
}

/** Undefined when there is a session in which the password may be set. */
export async function openForReset(link: AuthLink): Promise<ResetResult | undefined> {
  const expired = { kind: 'expired', message: messages.linkExpired } as const;
  if (isRecovering()) return undefined;
  if (link.kind !== 'code' && link.kind !== 'token') return expired;
  const outcome = await openLink(link);
  if (outcome.ok) {
    markRecovery();
    return undefined;
  }
  if (outcome.problem.kind === 'refused') return expired;
  return { kind: 'failed', message: messages.resetFailed };
}
