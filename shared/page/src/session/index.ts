export { sessionStore, useSession } from './session-store';
export { SESSION_END_MESSAGES } from './session-state';
export type { SessionEndReason, SessionState, SessionStatus } from './session-state';
export { createDetachedClient, getSupabase, type SupabaseClient } from './supabase-client';
export type { DatabaseRow } from './supabase-client';
export type { User } from '@supabase/supabase-js';
export { startSession, hasStoredSession, revalidateSession } from './start-session';
export { clearLocalSession, signOut } from './sign-out';
