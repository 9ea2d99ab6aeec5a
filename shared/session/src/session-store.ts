import type { AuthChangeEvent, Session } from '@supabase/supabase-js';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { anonymousState, loadingState, nextState, type SessionState } from './session-state';
import { readStoredSession } from './auth-storage';
import { clearSignOutMark, whoEnded } from './sign-out-mark';

/** The one session store of the page. Written by this package only. */
export const sessionStore = createStore<SessionState>()(() => loadingState);

/** Reads the session in a component: `useSession((session) => session.status)`. */
export function useSession<Slice>(select: (state: SessionState) => Slice): Slice {
  return useStore(sessionStore, select);
}

/** Takes in an event of the auth client. */
export function applyAuthEvent(event: AuthChangeEvent, session: Session | null): void {
  const isArrival = session !== null && sessionStore.getState().status === 'anonymous';
  if (isArrival) clearSignOutMark();
  const change = { event, session, stored: readStoredSession(), ender: whoEnded() };
  sessionStore.setState((state) => nextState(state, change), true);
}

/** Nobody is here as far as this browser knows. Someone who is already known stays. */
export function settleAnonymous(): void {
  sessionStore.setState((state) => (state.status === 'loading' ? anonymousState() : state), true);
}
