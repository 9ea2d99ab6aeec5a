import type { User } from '@site/page/session';
import type { Profile } from '../requests/profile';
import { findAuthenticator } from '../rules/find-authenticator';
import type { AsyncData } from './use-async-data';

/** Member as the dashboard shows them. Id and email come from the session, so they never fail to load. */
export type DashboardMember = {
  id: string;
  email: string;
  /** False for a member who signs in through a provider only. */
  hasPassword: boolean;
  /** Authenticator app with which the member signs in. */
  authenticator: { id: string; addedAt: string } | undefined;
  /** Full name from the session while the profile is loading; otherwise empty. */
  sessionName: string;
  /** Undefined until the profile is loaded, and when loading failed. */
  profile: Profile | undefined;
};

export function toDashboardMember(
  user: SessionUser,
  profileData: AsyncData<Profile>,
): DashboardMember {
  const profile = profileData.kind === 'ready' ? profileData.value : undefined;
  const factor = findAuthenticator(user);
  const fullName: unknown = profileData.kind === 'loading' && user.user_metadata?.['full_name'];
  return {
    id: user.id,
    email: user.email ?? '',
    hasPassword: user.app_metadata?.providers?.includes('email') ?? true,
    authenticator: factor && { id: factor.id, addedAt: factor.created_at },
    sessionName: typeof fullName === 'string' ? fullName : '',
    profile,
  };
}

type SessionUser = Pick<User, 'id' | 'email'> &
  Partial<Pick<User, 'user_metadata' | 'app_metadata' | 'factors'>>;

/** Name in the top bar; "User" without one. */
export function displayNameOf({ profile, sessionName }: DashboardMember): string {
  return (profile ? profile.full_name?.trim() : sessionName.trim()) || 'User';
}

export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => Array.from(word ?? '')[0]?.toUpperCase() ?? '').join('');
}

export function listProfileFacts({
  email,
  profile,
}: DashboardMember): { term: string; fact: string; note?: string | undefined }[] {
  const trial = profile && (profile.free_trial_used ? 'Yes' : 'No');
  const trialNote = profile && FREE_PROJECT_NOTES[profile.free_trial_used ? 'begun' : 'waiting'];
  return [
    { term: 'Name', fact: toFact(profile?.full_name) },
    { term: 'Email', fact: toFact(email) },
    { term: 'Free Trial Used', fact: trial ?? 'N/A', note: trialNote },
    { term: 'Member Since', fact: formatLongDate(profile?.created_at) ?? 'N/A' },
  ];
}

const FREE_PROJECT_NOTES = {
  begun: 'Your free project began with the first synopsis you saved.',
  waiting: 'Your free project is waiting. It begins with the first synopsis you save.',
};

function toFact(text: string | null | undefined): string {
  return text?.trim() || 'N/A';
}

/** For example 21 November 2026; undefined for an invalid date. */
export function formatLongDate(text: string | undefined): string | undefined {
  const date = new Date(text ?? '');
  if (Number.isNaN(date.getTime())) return undefined;
  return date.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
}
