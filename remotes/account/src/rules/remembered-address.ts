import { safeSessionStorage } from '@site/browser';

const key = 'account-address';

/** Keeps the address that was typed for the next step in this tab, so that nobody types it twice. */
export function rememberAddress(email: string): void {
  safeSessionStorage.setItem(key, email.trim());
}

export function rememberedAddress(): string {
  return safeSessionStorage.getItem(key) ?? '';
}
