import { ask, type Outcome } from './outcome';

export type Profile = {
  id: string;
  full_name: string | null;
  free_trial_used: boolean;
  created_at: string;
};

/** Reads one member's own profile. */
export function readProfile(userId: string): Promise<Outcome<Profile>> {
  return ask((client) =>
    client
      .from('profiles')
      .select('id, full_name, free_trial_used, created_at')
      .eq('id', userId)
      .single(),
  );
}
