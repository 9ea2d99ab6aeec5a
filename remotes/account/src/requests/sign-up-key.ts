import { readStoredJson, safeLocalStorage } from '@site/page/browser';
import { isSameEmailAddress } from '../rules/email-address';

const STORAGE_KEY = 'account-sign-up';

type StoredSignUp = { email: string; key: string };

/** Key of a sign-up, which stays in this browser, and its hash (SHA-256, hex), which the account stores. */
export async function createSignUpBrowserKey(): Promise<{ key: string; keyHash: string }> {
  const key = crypto.randomUUID();
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(key));
  const bytes = Array.from(new Uint8Array(digest));
  return { key, keyHash: bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('') };
}

/** Stores the newest sign-up of this browser; an earlier one is forgotten. */
export function saveSignUpBrowserKey({ email, key }: StoredSignUp): void {
  safeLocalStorage.setItem(STORAGE_KEY, JSON.stringify({ email: email.trim(), key }));
}

/** Key of the newest sign-up, or '' if this browser has none. */
export function readSignUpBrowserKey(): string {
  return readSignUp()?.key ?? '';
}

/** Whether the newest sign-up of this browser was for this address. */
export function hasSignUpBrowserKeyFor(email: string | undefined): boolean {
  const signUp = readSignUp();
  return signUp !== undefined && email !== undefined && isSameEmailAddress(signUp.email, email);
}

export function deleteSignUpBrowserKey(): void {
  safeLocalStorage.removeItem(STORAGE_KEY);
}

function readSignUp(): StoredSignUp | undefined {
  const value = readStoredJson(safeLocalStorage, STORAGE_KEY);
  return isSignUp(value) ? value : undefined;
}

function isSignUp(value: unknown): value is StoredSignUp {
  return (
    typeof value === 'object' &&
    value !== null &&
    'email' in value &&
    typeof value.email === 'string' &&
    'key' in value &&
    typeof value.key === 'string'
  );
}
