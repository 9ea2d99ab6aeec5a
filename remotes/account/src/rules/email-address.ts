import { countCharacters, hasEmailShape, MAX_TEXT_LENGTHS } from '@site/contract';
import { safeSessionStorage } from '@site/page/browser';

const key = 'account-address';

export function isEmailAddress(value: string): boolean {
  const address = value.trim();
  return countCharacters(address) <= MAX_TEXT_LENGTHS.email && hasEmailShape(address);
}

export function isSameEmailAddress(first: string, second: string): boolean {
  return first.trim().toLowerCase() === second.trim().toLowerCase();
}

/** Stores the typed email in this tab, so that the next form can fill it in. */
export function saveLastEmail(email: string): void {
  safeSessionStorage.setItem(key, email.trim());
}

export function readLastEmail(): string {
  return safeSessionStorage.getItem(key) ?? '';
}
