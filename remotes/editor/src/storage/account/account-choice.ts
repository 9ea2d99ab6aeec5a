import { safeLocalStorage } from '@site/page/browser';

const storageKeyOf = (owner: string) => `account-decks:${owner}`;

/** Whether the member keeps their decks in the account, as far as this browser knows. */
export function keepsDecksInAccount(owner: string): boolean {
  return safeLocalStorage.getItem(storageKeyOf(owner)) !== null;
}

export function keepDecksInAccount(owner: string): void {
  safeLocalStorage.setItem(storageKeyOf(owner), 'kept');
}

/** File of a deck in the account that is not in this browser yet; undefined if it cannot be had now. */
export async function fetchAccountFile(owner: string, hash: string): Promise<Blob | undefined> {
  if (!keepsDecksInAccount(owner)) return undefined;
  try {
    const { createAccountDecks } = await import('./supabase-account-decks');
    return await createAccountDecks(owner).readFile(hash);
  } catch {
    return undefined;
  }
}
