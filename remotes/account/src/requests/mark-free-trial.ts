import { ask, type Outcome } from './outcome';

/** Sets `free_trial_used` in the profile of the member, irreversibly. */
export function markFreeTrial(userId: string): Promise<Outcome> {
  return ask((client) =>
    client.from('profiles').update({ free_trial_used: true }).eq('id', userId),
  );
}
