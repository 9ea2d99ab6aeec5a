import { authStorage } from './auth-storage';
import { applyAuthEvent } from './session-store';
import { getSiteSettings } from '../settings/index';
import { setSignOutFlag } from './sign-out-flag';
import { authStorageKeyOf } from '@site/contract';
import { getSupabase } from './supabase-client';

/**
 * Signs out all tabs of this browser; with 'global' also every other device. The browser is signed out even if the server
 * is unreachable.
 * @returns whether the server confirmed it; after false, other devices may still be signed in
 * @example await signOut('global');
 */
export async function signOut(scope: 'local' | 'global' = 'local'): Promise<boolean> {
  setSignOutFlag();
  const isConfirmed = await getSupabase()
    .then((client) => client.auth.signOut({ scope }))
    .then(({ error }) => !error)
    .catch(() => false);
  if (!isConfirmed) clearLocalSession();
  return isConfirmed;
}

/** Removes the session of this browser without a request, because its account no longer exists. */
export function clearLocalSession(): void {
  setSignOutFlag();
  // Notifies the other tabs by a storage event.
  authStorage.removeItem(authStorageKeyOf(getSiteSettings().supabaseUrl));
  applyAuthEvent('SIGNED_OUT', null);
}
