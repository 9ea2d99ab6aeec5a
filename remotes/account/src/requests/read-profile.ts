import type { Row } from '@site/session';
import { ask, type Outcome } from './outcome';

export type Profile = Pick<Row<'profiles'>, 'id' | 'full_name' | 'free_trial_used' | 'created_at'>;

/** Reads the profile of the member. */
export function readProfile(userId: string): Promise<Outcome<Profile>> {
  return ask((client) =>
    client
      .from('profiles')
      .select('id, full_name, free_trial_used, created_at')
      .eq('id', userId)
      .single(),
  );
}
