import { authStorage } from './auth-storage';
import { applyAuthEvent } from './session-store';
import { siteSettings } from '@site/settings';
import { markSignOut } from './sign-out-mark';
import { storageKey } from './storage-key';
import { getSupabase } from './supabase-client';

/**
 * Signs out this browser, in all its tabs; with 'global' every other device too. The browser is signed
 * out even when the server cannot be reached.
 *
 * @returns whether the server knows: false means that other devices may still be signed in
 */
export async function signOut(scope: 'local' | 'global' = 'local'): Promise<boolean> {
  markSignOut();
  const isKnown = await getSupabase()
    .then((client) => client.auth.signOut({ scope }))
    .then(({ error }) => !error)
    .catch(() => false);
  if (!isKnown) forgetSession();
  return isKnown;
}

/** Drops the session of this browser without asking the server: there is no account behind it any more. */
export function forgetSession(): void {
  markSignOut();
  // The other tabs hear of it through the storage event.
  authStorage.removeItem(storageKey(siteSettings().supabaseUrl));
  applyAuthEvent('SIGNED_OUT', null);
}
