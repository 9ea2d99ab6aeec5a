import { messages } from '../messages';
import type { Outcome } from '../requests/outcome';

/** What /mediator knows about a person once it has asked. */
export type Arrival = {
  user: Outcome<object>;
  /** Undefined when the profile was not asked for, because there is no user. */
  profile?: Outcome<{ free_trial_used: boolean | null }>;
  next: string | undefined;
};

/** Where a person goes from /mediator. */
export function destinationOf({ user, profile, next }: Arrival): string {
  if (!user.ok || !profile) return loginWith(messages.notAuthenticated);
  if (!profile.ok) return isMissing(profile) ? '/setup' : loginWith(messages.notAuthenticated);
  if (profile.value.free_trial_used !== true) return '/setup';
  return next ?? '/dashboard';
}

export function loginWith(message: string): string {
  return `/login?message=${encodeURIComponent(message)}`;
}

/** PGRST116: the query for a single row found none. */
function isMissing(profile: Outcome<object>): boolean {
  return !profile.ok && profile.problem.code === 'PGRST116';
}
