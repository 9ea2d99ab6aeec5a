import type { AuthChangeEvent, Session, User } from '@supabase/supabase-js';

/**
 * Reason for the end of a session, for the page that asks to sign in again. 'this-tab': signed out in this tab;
 * 'other-tab': signed out in another tab of this browser; 'revoked': rejected by the server (signed out on another device,
 * or expired).
 */
export type SessionEndReason = 'this-tab' | 'other-tab' | 'revoked';

/** Sentences with which a member whose session has ended is led to the page to sign in, in its `?message=`. */
export const SESSION_END_MESSAGES = {
  'other-tab': 'You signed out in another tab. Sign in to go on.',
  revoked: 'Your session has ended. Sign in to go on; nothing you saved is lost.',
} as const satisfies Record<Exclude<SessionEndReason, 'this-tab'>, string>;

/**
 * State of the session: being determined, nobody signed in, or a member. `pendingUser` has entered the password and not
 * yet the code of a second factor: nobody is signed in until then.
 */
export type SessionState =
  | { status: 'loading'; user: null; session: null; endReason: null; pendingUser: null }
  | {
      status: 'anonymous';
      user: null;
      session: null;
      endReason: SessionEndReason | null;
      pendingUser: User | null;
    }
  | { status: 'member'; user: User; session: Session; endReason: null; pendingUser: null };

/** Discriminant of `SessionState`. */
export type SessionStatus = SessionState['status'];

/** State before the session is determined. */
export const LOADING_STATE: SessionState = {
  status: 'loading',
  user: null,
  session: null,
  endReason: null,
  pendingUser: null,
};

/** Creates the state of a signed-in member. */
export function createMemberState(session: Session): SessionState {
  return { status: 'member', user: session.user, session, endReason: null, pendingUser: null };
}

/** Creates the state without a member; `endReason` is null if there was no session before. */
export function createAnonymousState(
  endReason: SessionEndReason | null = null,
  pendingUser: User | null = null,
): SessionState {
  return { status: 'anonymous', user: null, session: null, endReason, pendingUser };
}

/** Event of the auth client with everything that decides its effect. */
export type SessionChange = {
  event: AuthChangeEvent;
  session: Session | null;
  /** Session in this browser's storage, which could not be renewed without a network. */
  storedSession: Session | null;
  /** Tab that signed out, if somebody did so in this browser. */
  endedBy: Exclude<SessionEndReason, 'revoked'> | null;
};

/** Computes the state after an event of the auth client. Returns the same object if nothing has changed. */
export function nextSessionState(state: SessionState, change: SessionChange): SessionState {
  if (change.event === 'SIGNED_OUT') return afterSignOut(state, change);
  const session =
    change.session ?? (change.event === 'INITIAL_SESSION' ? change.storedSession : null);
  if (session && isSecondStepPending(session)) return createAnonymousState(null, session.user);
  if (session) return isSame(state, session, change.event) ? state : createMemberState(session);
  // Without a session, only the initial event and a sign-out have a meaning.
  if (change.event !== 'INITIAL_SESSION' || state.status === 'anonymous') return state;
  return createAnonymousState();
}

function afterSignOut(state: SessionState, { endedBy }: SessionChange): SessionState {
  if (state.pendingUser) return createAnonymousState();
  if (state.status === 'anonymous') return state;
  return createAnonymousState(endedBy ?? 'revoked');
}

/** Detects a repeated event: returning to a tab sends SIGNED_IN again with the same session. */
function isSame(state: SessionState, session: Session, event: AuthChangeEvent): boolean {
  return (
    event !== 'USER_UPDATED' &&
    state.session?.access_token === session.access_token &&
    state.user?.id === session.user.id
  );
}

/** Tells whether the member has a second factor that this session has not verified. */
function isSecondStepPending({ access_token, user }: Session): boolean {
  const hasFactor = user.factors?.some(({ status }) => status === 'verified') ?? false;
  return hasFactor && readAssuranceLevel(access_token) !== 'aal2';
}

/** Claim `aal` of a token; undefined for text that is no token. The server verifies the signature. */
function readAssuranceLevel(token: string): unknown {
  try {
    const payload = token.split('.')[1] ?? '';
    const claims: { aal?: unknown } = JSON.parse(
      atob(payload.replaceAll('-', '+').replaceAll('_', '/')),
    );
    return claims.aal;
  } catch {
    return undefined;
  }
}
