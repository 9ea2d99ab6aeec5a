import type { User } from '@site/page/session';
import { getSiteSettings } from '@site/page/settings';
import { listSessions } from './auth';
import { callSupabase, invokeFunction, type Result } from './call-supabase';
import { readProfile } from './profile';
import { listSynopses } from './synopses';

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

/** POST /functions/v1/delete-account: `confirmation` is the email of the account, typed by the member. */
export function deleteAccount(confirmation: string): Promise<Result<unknown>> {
  return invokeFunction('delete-account', { confirmation: confirmation.trim() });
}

/** JSON document of everything that the site stores about the member. */
export async function exportData(userId: string): Promise<Result<string>> {
  const [user, profile, synopses, sessions, decks] = await Promise.all([
    readUser(),
    readProfile(userId),
    listSynopses(userId),
    listSessions(),
    callSupabase((client) => client.rpc('export_decks')),
  ]);
  if (!user.ok) return user;
  if (!profile.ok) return profile;
  if (!synopses.ok) return synopses;
  if (!sessions.ok) return sessions;
  if (!decks.ok) return decks;
  const { id, email, created_at, last_sign_in_at, factors = [] } = user.value;
  const accountData = {
    exportedAt: new Date().toISOString(),
    account: { id, email, created_at, last_sign_in_at, factors },
    profile: profile.value,
    synopses: synopses.value,
    sessions: sessions.value,
    decks: decks.value,
    note: 'Decks that you keep in your account are listed without their pictures. Export them in the editor.',
  };
  return { ok: true, value: `${JSON.stringify(accountData, null, 2)}\n` };
}
