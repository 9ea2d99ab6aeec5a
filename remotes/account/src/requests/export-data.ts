import { listSynopses } from './synopses';
import { listSessions } from './sessions';
import type { Result } from './call-supabase';
import { readProfile } from './profile';
import { readUser } from './user';

/** JSON document of everything that the site stores about the member. */
export async function exportData(userId: string): Promise<Result<string>> {
  const [user, profile, synopses, sessions] = await Promise.all([
    readUser(),
    readProfile(userId),
    listSynopses(userId),
    listSessions(),
  ]);
  if (!user.ok) return user;
  if (!profile.ok) return profile;
  if (!synopses.ok) return synopses;
  if (!sessions.ok) return sessions;
  const { id, email, created_at, last_sign_in_at, factors = [] } = user.value;
  const accountData = {
    exportedAt: new Date().toISOString(),
    account: { id, email, created_at, last_sign_in_at, factors },
    profile: profile.value,
    synopses: synopses.value,
    sessions: sessions.value,
    note: 'Decks are kept in your browser only. Export them in the editor.',
  };
  return { ok: true, value: `${JSON.stringify(accountData, null, 2)}\n` };
}
