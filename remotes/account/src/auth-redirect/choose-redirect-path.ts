import { messages } from '../messages';
import type { Result } from '../requests/call-supabase';

/** Responses that /mediator has read about the session. */
export type RedirectInput = {
  user: Result<object>;
  /** Undefined without a user: the profile is not read then. */
  profile?: Result<{ free_trial_used: boolean | null }>;
  next: string | undefined;
};

/** Path to which /mediator redirects. */
export function chooseRedirectPath({ user, profile, next }: RedirectInput): string {
  if (!user.ok || !profile) return buildLoginPath(messages.notAuthenticated, next);
  if (!profile.ok)
    return isMissing(profile) ? '/setup' : buildLoginPath(messages.notAuthenticated, next);
  if (profile.value.free_trial_used !== true) return '/setup';
  return next ?? '/dashboard';
}

/** @param next page to open after signing in */
export function buildLoginPath(message: string, next?: string): string {
  const path = `/login?message=${encodeURIComponent(message)}`;
  return next ? `${path}&next=${encodeURIComponent(next)}` : path;
}

/** PGRST116 is PostgREST's code for a single-row query without a row. */
function isMissing(profile: Result<object>): boolean {
  return !profile.ok && profile.error.code === 'PGRST116';
}
