import type { AuthChangeEvent, Session } from '@supabase/supabase-js';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import {
  createAnonymousState,
  LOADING_STATE,
  nextSessionState,
  type SessionState,
} from './session-state';
import { readStoredSession } from './auth-storage';
import { clearSignOutFlag, readSignOutFlag } from './sign-out-flag';

/** Session store of the page. Only this package writes to it. */
export const sessionStore = createStore<SessionState>()(() => LOADING_STATE);

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
  if (isSignIn) clearSignOutFlag();
  const change = { event, session, storedSession: readStoredSession(), endedBy: readSignOutFlag() };
  sessionStore.setState((state) => nextSessionState(state, change), true);
}

/** Ends loading without a member. A state other than loading stays. */
export function resolveAsAnonymous(): void {
  sessionStore.setState(
    (state) => (state.status === 'loading' ? createAnonymousState() : state),
    true,
  );
}
