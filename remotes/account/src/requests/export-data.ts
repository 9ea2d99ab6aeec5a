import { listSynopses } from './list-synopses';
import type { Result } from './call-supabase';
import { readProfile } from './read-profile';
import { readUser } from './read-user';

/** JSON document of everything that the site stores about the member. */
export async function exportData(userId: string): Promise<Result<string>> {
  const [user, profile, synopses] = await Promise.all([
    readUser(),
    readProfile(userId),
    listSynopses(userId),
  ]);
  if (!user.ok) return user;
  if (!profile.ok) return profile;
  if (!synopses.ok) return synopses;
  const { id, email, created_at, last_sign_in_at } = user.value;
  const accountData = {
    exportedAt: new Date().toISOString(),
    account: { id, email, created_at, last_sign_in_at },
    profile: profile.value,
    synopses: synopses.value,
    note: 'Decks are kept in your browser only. Export them in the editor.',
  };
  return { ok: true, value: `${JSON.stringify(accountData, null, 2)}\n` };
}
