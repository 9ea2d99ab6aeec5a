import type { User } from '@site/session';
import type { Profile } from '../requests/read-profile';
import type { Loaded } from './use-loaded';

/** What the dashboard shows of a member. When the profile cannot be read, id and e-mail are kept. */
export type Member = {
  id: string;
  email: string;
  /** What the session calls them while their profile is on its way; otherwise empty. */
  givenName: string;
  /** Undefined while the profile is unknown. */
  profile: Profile | undefined;
};

export function memberOf(user: SignedIn, loaded: Loaded<Profile>): Member {
  const profile = loaded.face === 'ready' ? loaded.value : undefined;
  const given: unknown = loaded.face === 'loading' && user.user_metadata?.['full_name'];
  return {
    id: user.id,
    email: user.email ?? '',
    givenName: typeof given === 'string' ? given : '',
    profile,
  };
}

type SignedIn = Pick<User, 'id' | 'email'> & Partial<Pick<User, 'user_metadata'>>;

/** The name in the top bar. */
export function shownName({ profile, givenName }: Member): string {
  return (profile ? profile.full_name?.trim() : givenName.trim()) || 'User';
}

export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => Array.from(word ?? '')[0]?.toUpperCase() ?? '').join('');
}

export function profileFacts({ email, profile }: Member): { term: string; fact: string }[] {
  const trial = profile && (profile.free_trial_used ? 'Yes' : 'No');
  return [
    { term: 'Name', fact: profile?.full_name?.trim() || 'N/A' },
    { term: 'Email', fact: email || 'N/A' },
    { term: 'Free Trial Used', fact: trial ?? 'N/A' },
    { term: 'Member Since', fact: longDate(profile?.created_at) ?? 'N/A' },
  ];
}

/** 21 November 2026; undefined for something that is no date. */
export function longDate(text: string | undefined): string | undefined {
  const date = new Date(text ?? '');
  if (Number.isNaN(date.getTime())) return undefined;
  return date.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
}
