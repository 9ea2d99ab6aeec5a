import type { DatabaseRow } from '@site/page/session';
import { callSupabase, type Result } from './call-supabase';

export type Profile = Pick<
  DatabaseRow<'profiles'>,
  'id' | 'full_name' | 'free_trial_used' | 'created_at'
>;

export function readProfile(userId: string): Promise<Result<Profile>> {
  return callSupabase((client) =>
    client
      .from('profiles')
      .select('id, full_name, free_trial_used, created_at')
      .eq('id', userId)
      .single(),
  );
}

type UpdateNameInput = { userId: string; fullName: string };

/** Sets `full_name` in the profile of the member. */
export function updateName({ userId, fullName }: UpdateNameInput): Promise<Result> {
  return callSupabase((client) =>
    client.from('profiles').update({ full_name: fullName.trim() }).eq('id', userId),
  );
}

type FreeTrial = Pick<DatabaseRow<'profiles'>, 'free_trial_used'>;

/** Reads only `free_trial_used` from the profile of the member. */
export function readFreeTrial(userId: string): Promise<Result<FreeTrial>> {
  return callSupabase((client) =>
    client.from('profiles').select('free_trial_used').eq('id', userId).single(),
  );
}

/** Sets `free_trial_used` in the profile of the member, irreversibly. */
export function markFreeTrialUsed(userId: string): Promise<Result> {
  return callSupabase((client) =>
    client.from('profiles').update({ free_trial_used: true }).eq('id', userId),
  );
}
