import type { AuthChangeEvent, Session, User } from '@supabase/supabase-js';

/**
 * Why a session that was there is gone, for the page that asks to sign in again.
 * 'chosen': signed out in this tab; 'other-tab': signed out in another tab of this browser;
 * 'elsewhere': the server no longer knows the session (signed out on another device, or too old).
 */
export type EndReason = 'chosen' | 'other-tab' | 'elsewhere';

export type SessionState =
  | { status: 'loading'; user: null; session: null; ended: null }
  | { status: 'anonymous'; user: null; session: null; ended: EndReason | null }
  | { status: 'member'; user: User; session: Session; ended: null };

export type SessionStatus = SessionState['status'];

export const loadingState: SessionState = {
  status: 'loading',
  user: null,
  session: null,
  ended: null,
};

export function memberState(session: Session): SessionState {
  return { status: 'member', user: session.user, session, ended: null };
}

export function anonymousState(ended: EndReason | null = null): SessionState {
  return { status: 'anonymous', user: null, session: null, ended };
}

export type SessionChange = {
  event: AuthChangeEvent;
  session: Session | null;
  /** What lies in this browser's storage: a session that could not be renewed for want of a network. */
  stored: Session | null;
  /** Who ended the session, when it was ended on purpose in this browser. */
  ender: 'this-tab' | 'other-tab' | null;
};

/** What the store holds after an event of the auth client. The same object when nothing has changed. */
export function nextState(state: SessionState, change: SessionChange): SessionState {
  if (change.event === 'SIGNED_OUT') return afterSignOut(state, change);
  const session = change.session ?? (change.event === 'INITIAL_SESSION' ? change.stored : null);
  if (session) return isSame(state, session, change.event) ? state : memberState(session);
  // An event without a session, other than at the start, says nothing about who is here.
  if (change.event !== 'INITIAL_SESSION' || state.status === 'anonymous') return state;
  return anonymousState();
}

function afterSignOut(state: SessionState, { ender }: SessionChange): SessionState {
  if (state.status === 'anonymous') return state;
  const reasons = { 'this-tab': 'chosen', 'other-tab': 'other-tab' } as const;
  return anonymousState(ender ? reasons[ender] : 'elsewhere');
}

/** Coming back to a tab repeats SIGNED_IN with the session that is already known. */
function isSame(state: SessionState, session: Session, event: AuthChangeEvent): boolean {
  return (
    event !== 'USER_UPDATED' &&
    state.session?.access_token === session.access_token &&
    state.user?.id === session.user.id
  );
}
