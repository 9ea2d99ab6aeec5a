import type { DatabaseRow } from '@site/session';
import { callSupabase, type Result } from './call-supabase';

export type FreeTrial = Pick<DatabaseRow<'profiles'>, 'free_trial_used'>;

/** Reads only `free_trial_used` from the profile of the member. */
export function readFreeTrial(userId: string): Promise<Result<FreeTrial>> {
  return callSupabase((client) =>
    client.from('profiles').select('free_trial_used').eq('id', userId).single(),
  );
}
