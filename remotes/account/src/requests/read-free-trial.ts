import type { Row } from '@site/session';
import { ask, type Outcome } from './outcome';

export type FreeTrial = Pick<Row<'profiles'>, 'free_trial_used'>;

/** Reads only `free_trial_used` from the profile of the member. */
export function readFreeTrial(userId: string): Promise<Outcome<FreeTrial>> {
  return ask((client) =>
    client.from('profiles').select('free_trial_used').eq('id', userId).single(),
  );
}
