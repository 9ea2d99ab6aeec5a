import { messages } from '../messages';
import type { Outcome } from '../requests/outcome';

/** Responses that /mediator has read about the session. */
export type Arrival = {
  user: Outcome<object>;
  /** Undefined without a user: the profile is not read then. */
  profile?: Outcome<{ free_trial_used: boolean | null }>;
  next: string | undefined;
};

/** Path to which /mediator redirects. */
export function destinationOf({ user, profile, next }: Arrival): string {
  if (!user.ok || !profile) return loginWith(messages.notAuthenticated);
  if (!profile.ok) return isMissing(profile) ? '/setup' : loginWith(messages.notAuthenticated);
  if (profile.value.free_trial_used !== true) return '/setup';
  return next ?? '/dashboard';
}

/** Path of /login with a banner message. */
export function loginWith(message: string): string {
  return `/login?message=${encodeURIComponent(message)}`;
}

/** PGRST116 is PostgREST's code for a single-row query without a row. */
function isMissing(profile: Outcome<object>): boolean {
  return !profile.ok && profile.problem.code === 'PGRST116';
}
