import type { AuthChangeEvent, Session } from '@supabase/supabase-js';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { anonymousState, loadingState, nextState, type SessionState } from './session-state';
import { readStoredSession } from './auth-storage';
import { clearSignOutMark, whoEnded } from './sign-out-mark';

/** Session store of the page. Only this package writes to it. */
export const sessionStore = createStore<SessionState>()(() => loadingState);

/**
 * Reads the session in a component, which renders again when the slice changes.
 * @example const isMember = useSession(({ status }) => status === 'member');
 */
export function useSession<Slice>(select: (state: SessionState) => Slice): Slice {
  return useStore(sessionStore, select);
}

/** Applies an event of the auth client to the store. */
export function applyAuthEvent(event: AuthChangeEvent, session: Session | null): void {
  const isSignIn = session !== null && sessionStore.getState().status === 'anonymous';
  if (isSignIn) clearSignOutMark();
  const change = { event, session, stored: readStoredSession(), ender: whoEnded() };
  sessionStore.setState((state) => nextState(state, change), true);
}

/** Ends loading without a member. A state other than loading stays. */
export function settleAnonymous(): void {
  sessionStore.setState((state) => (state.status === 'loading' ? anonymousState() : state), true);
}
