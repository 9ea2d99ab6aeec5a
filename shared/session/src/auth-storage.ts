import { readJson, safeLocalStorage } from '@site/browser';
import type { Session } from '@supabase/supabase-js';
import { siteSettings } from '@site/settings';
import { storageKey } from './storage-key';

/**
 * Where the auth client keeps the session: localStorage, read anew each time because other tabs write it.
 * A token's end is counted from this computer's clock at the moment the token arrives. The server's own
 * date would make a computer whose clock runs ahead renew without end, and one that is behind use dead tokens.
 */
export const authStorage = {
  getItem: (key: string): string | null => safeLocalStorage.getItem(key),
  setItem: (key: string, value: string): void =>
    safeLocalStorage.setItem(key, countFromHere(key, value)),
  removeItem: (key: string): void => {
    if (!isVerifier(key)) safeLocalStorage.removeItem(key);
  },
};

/**
 * The client drops the verifier of a mail link whenever it saves a session: after asking for a change of
 * address, and at each renewal of the token. The link in the mail would then be dead. It is kept until the
 * next link is asked for; without the one-time code it opens nothing.
 */
function isVerifier(key: string): boolean {
  return key.endsWith('-code-verifier');
}

/** The session in this browser, whether or not it is still good. */
export function readStoredSession(): Session | null {
  const stored = readJson(safeLocalStorage, storageKey(siteSettings().supabaseUrl));
  return isSession(stored) ? stored : null;
}

function countFromHere(key: string, value: string): string {
  const session: unknown = JSON.parse(value);
  if (!isSession(session)) return value;
  const before = readJson(safeLocalStorage, key);
  const isKnown = isSession(before) && before.access_token === session.access_token;
  const end = isKnown ? before.expires_at : Math.floor(Date.now() / 1000) + session.expires_in;
  return JSON.stringify({ ...session, expires_at: end });
}

function isSession(value: unknown): value is Session {
  return (
    typeof value === 'object' && value !== null && 'access_token' in value && 'expires_in' in value
  );
}
