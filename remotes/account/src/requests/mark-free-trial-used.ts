import { callSupabase, type Result } from './call-supabase';

/** Sets `free_trial_used` in the profile of the member, irreversibly. */
export function markFreeTrialUsed(userId: string): Promise<Result> {
  return callSupabase((client) =>
    client.from('profiles').update({ free_trial_used: true }).eq('id', userId),
  );
}
