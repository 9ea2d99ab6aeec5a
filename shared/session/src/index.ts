export { sessionStore, useSession } from './session-store';
export type { EndReason, SessionState, SessionStatus } from './session-state';
export { getSupabase, type SupabaseClient } from './supabase-client';
export type { Row } from './row';
export type { User } from '@supabase/supabase-js';
export { startSession, hasStoredSession, checkAgain } from './start-session';
export { forgetSession, signOut } from './sign-out';
export { storageKey } from './storage-key';
