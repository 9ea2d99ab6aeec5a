import { safeSessionStorage } from '@site/browser';

const key = 'account-address';

/** Stores the typed email in this tab, so that the next form can fill it in. */
export function saveLastEmail(email: string): void {
  safeSessionStorage.setItem(key, email.trim());
}

export function readLastEmail(): string {
  return safeSessionStorage.getItem(key) ?? '';
}
