import type { Session } from '@supabase/supabase-js';
import type { DatabaseRow } from '../supabase-client';
import {
  createAnonymousState,
  LOADING_STATE,
  createMemberState,
  type SessionState,
} from '../session-state';
import { sessionStore } from '../session-store';

/** Creates a session in the format of the backend; a test compares it with a real one. */
export function createSampleSession(): Session {
  const at = '2026-03-14T09:00:00.000Z';
  return {
    access_token: 'the-access-token',
    refresh_token: 'the-refresh-token',
    token_type: 'bearer',
    expires_in: 3600,
    expires_at: Math.floor(Date.now() / 1000) + 3600,
    user: {
      id: '0b1e2a34-0000-4000-8000-000000000001',
      aud: 'authenticated',
      role: 'authenticated',
      email: 'mira@example.com',
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: { full_name: 'Mira Nair' },
      created_at: at,
      updated_at: at,
      is_anonymous: false,
    },
  };
}

/** Creates the profile of the sample session's member, with the columns that pages read, in their order. */
export function createSampleProfile(): Omit<DatabaseRow<'profiles'>, 'updated_at'> {
  const { id, created_at } = createSampleSession().user;
  return { id, full_name: 'Mira Nair', free_trial_used: false, created_at };
}

/** Session states by kind of visitor. 'ended': a member whose session has just ended; 'pending': the second step is missing. */
const states = {
  loading: () => LOADING_STATE,
  anonymous: () => createAnonymousState(),
  member: () => createMemberState(createSampleSession()),
  ended: () => createAnonymousState('revoked'),
  pending: () => createAnonymousState(null, createSampleSession().user),
} satisfies Record<string, () => SessionState>;

/** Kind of visitor for tests. */
export type SampleVisitor = keyof typeof states;

/** Sets the session store to the state of a visitor. */
export function setVisitor(visitor: SampleVisitor): void {
  sessionStore.setState(states[visitor](), true);
}
