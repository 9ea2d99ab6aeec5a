import { applyAuthEvent, sessionStore, settleAnonymous } from './session-store';
import { readStoredSession } from './auth-storage';
import { siteSettings } from '@site/settings';
import { storageKey } from './storage-key';
import { getSupabase, hasClient } from './supabase-client';

/** A tab that was away for longer asks the server whether its session still exists. */
const AWAY_MS = 60_000;

/** How long a page waits for a session to be renewed before it shows itself with the old one. */
const PATIENCE_MS = 4000;

/**
 * Finds out who is here. Without a stored session the answer is known at once and no client is loaded.
 * A sign-in in another tab is followed from then on. Never rejects: when the client cannot be loaded the
 * visitor counts as anonymous, and the next page that needs the session asks again.
 */
export async function startSession(): Promise<void> {
  window.addEventListener('storage', followOtherTab);
  window.addEventListener('pageshow', (event) => event.persisted && void checkAgain());
  window.addEventListener('online', () => void checkAgain());
  document.addEventListener('visibilitychange', noticeReturn);
  const stored = readStoredSession();
  if (!stored) return settleAnonymous();
  if ((stored.expires_at ?? 0) * 1000 > Date.now()) applyAuthEvent('INITIAL_SESSION', stored);
  else setTimeout(settleWithoutAnswer, PATIENCE_MS);
  await getSupabase().catch(settleAnonymous);
}

/** Whether this browser holds a session, without loading the client. */
export function hasStoredSession(): boolean {
  return readStoredSession() !== null;
}

/**
 * Asks the server who is here. A session that it no longer knows is ended, with the reason in the store;
 * without a network everything stays as it is.
 */
export async function checkAgain(): Promise<void> {
  if (!hasClient() && !hasStoredSession()) return;
  const client = await getSupabase().catch(() => undefined);
  if (!client || !hasStoredSession()) return noteEnd();
  await client.auth.getUser().catch(() => undefined);
}

function followOtherTab(event: StorageEvent): void {
  // Without a key, the whole storage was emptied.
  if (event.key !== null && event.key !== storageKey(siteSettings().supabaseUrl)) return;
  const stored = readStoredSession();
  if (!stored) return noteEnd();
  if (stored.user.id !== sessionStore.getState().user?.id) applyAuthEvent('SIGNED_IN', stored);
  void getSupabase().catch(() => undefined);
}

function noteEnd(): void {
  if (sessionStore.getState().status === 'member') applyAuthEvent('SIGNED_OUT', null);
}

/** A slow network, or none: the session that lies here stands until the server says otherwise. */
function settleWithoutAnswer(): void {
  if (sessionStore.getState().status === 'loading') applyAuthEvent('INITIAL_SESSION', null);
}

let leftAt = 0;

function noticeReturn(): void {
  if (document.visibilityState === 'hidden') leftAt = Date.now();
  else if (leftAt > 0 && Date.now() - leftAt > AWAY_MS) void checkAgain();
}
