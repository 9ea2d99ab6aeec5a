import { applyAuthEvent, sessionStore, resolveAsAnonymous } from './session-store';
import { readStoredSession } from './auth-storage';
import { getSiteSettings } from '../settings/index';
import { authStorageKeyOf } from '@site/contract';
import { getSupabase, hasSupabaseClient } from './supabase-client';

/** Minimum time that a tab was hidden before it revalidates its session. */
const MIN_HIDDEN_MS = 60_000;

/** Maximum time that a page waits for a renewed session before it renders with the old one. */
const RENEWAL_TIMEOUT_MS = 4000;

/**
 * Determines the session and follows changes in other tabs. Without a stored session the state is set immediately and no
 * client is loaded. Never rejects: if the client cannot be loaded, the visitor is anonymous, and the next page that needs
 * the session tries again.
 */
export async function startSession(): Promise<void> {
  window.addEventListener('storage', followOtherTab);
  window.addEventListener('pageshow', (event) => event.persisted && void revalidateSession());
  window.addEventListener('online', () => void revalidateSession());
  document.addEventListener('visibilitychange', handleVisibilityChange);
  const stored = readStoredSession();
  if (!stored) return resolveAsAnonymous();
  if ((stored.expires_at ?? 0) * 1000 > Date.now()) applyAuthEvent('INITIAL_SESSION', stored);
  else setTimeout(applyStoredSession, RENEWAL_TIMEOUT_MS);
  await getSupabase().catch(resolveAsAnonymous);
}

/** Tells whether this browser has a stored session, without loading the client. */
export function hasStoredSession(): boolean {
  return readStoredSession() !== null;
}

/**
 * Asks the server whether the session is still valid. A rejected session ends, with the reason in the store; without a
 * network nothing changes.
 */
export async function revalidateSession(): Promise<void> {
  if (!hasSupabaseClient() && !hasStoredSession()) return;
  const client = await getSupabase().catch(() => undefined);
  if (!client || !hasStoredSession()) return applyEnd();
  await client.auth.getUser().catch(() => undefined);
}

function followOtherTab(event: StorageEvent): void {
  // Without a key, the whole storage was cleared.
  if (event.key !== null && event.key !== authStorageKeyOf(getSiteSettings().supabaseUrl)) return;
  const stored = readStoredSession();
  if (!stored) return applyEnd();
  if (stored.user.id !== sessionStore.getState().user?.id) applyAuthEvent('SIGNED_IN', stored);
  void getSupabase().catch(() => undefined);
}

function applyEnd(): void {
  const { status, pendingUser } = sessionStore.getState();
  if (status === 'member' || pendingUser) applyAuthEvent('SIGNED_OUT', null);
}

/** Applies the stored session when the renewal takes too long; a later event of the client replaces it. */
function applyStoredSession(): void {
  if (sessionStore.getState().status === 'loading') applyAuthEvent('INITIAL_SESSION', null);
}

let hiddenAt = 0;

function handleVisibilityChange(): void {
  if (document.visibilityState === 'hidden') hiddenAt = Date.now();
  else if (hiddenAt > 0 && Date.now() - hiddenAt > MIN_HIDDEN_MS) void revalidateSession();
}
