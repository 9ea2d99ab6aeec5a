import type { DatabaseRow } from '@site/session';
import { callSupabase, type Result } from './call-supabase';

export type Profile = Pick<
  DatabaseRow<'profiles'>,
  'id' | 'full_name' | 'free_trial_used' | 'created_at'
>;

/** Reads the profile of the member. */
export function readProfile(userId: string): Promise<Result<Profile>> {
  return callSupabase((client) =>
    client
      .from('profiles')
      .select('id, full_name, free_trial_used, created_at')
      .eq('id', userId)
      .single(),
  );
}
