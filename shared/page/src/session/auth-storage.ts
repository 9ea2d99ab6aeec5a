import { readStoredJson, safeLocalStorage } from '../browser/index';
import type { Session } from '@supabase/supabase-js';
import { getSiteSettings } from '../settings/index';
import { authStorageKeyOf } from '@site/contract';

/**
 * Storage of the auth client: localStorage, read every time because other tabs write it. The expiry of a token is computed
 * from this machine's clock when the token arrives. With the server's date, a clock that is ahead would cause endless
 * renewals, and one that is behind would keep expired tokens in use.
 */
export const authStorage = {
  getItem: (key: string): string | null => safeLocalStorage.getItem(key),
  setItem: (key: string, value: string): void =>
    safeLocalStorage.setItem(key, withLocalExpiry(key, value)),
  removeItem: (key: string): void => {
    if (!isVerifier(key)) safeLocalStorage.removeItem(key);
  },
};

/**
 * Tells whether a key holds the PKCE verifier of a mail link. The client removes it whenever it saves a session, also at
 * each token renewal, which would invalidate the link. It stays until the next link is requested; without the one-time
 * code it is useless.
 */
function isVerifier(key: string): boolean {
  return key.endsWith('-code-verifier');
}

/** Returns the stored session of this browser, even if it has expired. */
export function readStoredSession(): Session | null {
  const stored = readStoredJson(safeLocalStorage, authStorageKeyOf(getSiteSettings().supabaseUrl));
  return isSession(stored) ? stored : null;
}

function withLocalExpiry(key: string, value: string): string {
  const session: unknown = JSON.parse(value);
  if (!isSession(session)) return value;
  const previous = readStoredJson(safeLocalStorage, key);
  const isSameToken = isSession(previous) && previous.access_token === session.access_token;
  const expiresAt = isSameToken
    ? previous.expires_at
    : Math.floor(Date.now() / 1000) + session.expires_in;
  return JSON.stringify({ ...session, expires_at: expiresAt });
}

function isSession(value: unknown): value is Session {
  return (
    typeof value === 'object' && value !== null && 'access_token' in value && 'expires_in' in value
  );
}
