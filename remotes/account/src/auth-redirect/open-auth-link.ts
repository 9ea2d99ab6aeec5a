import { sessionStore, signOut } from '@site/page/session';
import { exchangeAuthLink, type OpenedLink } from '../requests/auth';
import { type Result } from '../requests/call-supabase';
import type { AuthLink, AuthTokenLink } from '../rules/auth-link';
import { isSameEmailAddress } from '../rules/email-address';

/**
 * Exchanges a link for a session. Anybody can write a link with their own token and another address: if it signs in
 * another account than the one that the page named, the session ends and the link counts as refused.
 */
export async function openAuthLink(
  link: AuthLink & { kind: 'code' | 'token' },
): Promise<Result<OpenedLink>> {
  const { user: current } = sessionStore.getState();
  const result = await exchangeAuthLink(link);
  if (link.kind === 'code' || !result.ok || !result.value.session) return result;
  if (isExpectedAccount(link, { before: current, after: result.value.user })) return result;
  await signOut();
  const error = { kind: 'refused', code: 'unexpected_account', serverMessage: '' } as const;
  return { ok: false, error };
}

type Account = { id: string; email?: string | undefined } | null;

function isExpectedAccount(
  link: AuthTokenLink,
  { before, after }: { before: Account; after: Account },
): boolean {
  const expectedEmail = link.newEmail ?? link.email;
  if (expectedEmail && !isSameEmailAddress(after?.email ?? '', expectedEmail)) return false;
  return !before || isForAnotherAccount(link, before) || before.id === after?.id;
}

/** True if the link names no account or another one than the member who is signed in. */
export function isForAnotherAccount(
  { email }: AuthTokenLink,
  member: { email?: string | undefined },
): boolean {
  return !email || !isSameEmailAddress(email, member.email ?? '');
}
