const key = 'account-address';

/** Keeps the address that was typed for the next step in this tab, so that nobody types it twice. */
export function rememberAddress(email: string): void {
  try {
    sessionStorage.setItem(key, email.trim());
  } catch {
    // Storage is blocked: the next page asks for the address again.
  }
}

export function rememberedAddress(): string {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}
