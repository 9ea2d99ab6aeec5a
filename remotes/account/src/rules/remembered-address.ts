import { safeSessionStorage } from '@site/browser';

const key = 'account-address';

/** Stores the typed email in this tab, so that the next form can fill it in. */
export function rememberAddress(email: string): void {
  safeSessionStorage.setItem(key, email.trim());
}

export function rememberedAddress(): string {
  return safeSessionStorage.getItem(key) ?? '';
}
