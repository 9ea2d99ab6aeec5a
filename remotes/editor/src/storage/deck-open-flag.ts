import { safeLocalStorage } from '@site/browser';

const KEY_PREFIX = 'deck-open';

/** Stores a flag while a deck is open; a flag found at the start means that the last session crashed. */
export function setDeckOpenFlag(deckId: string, isOpen: boolean): void {
  if (isOpen) safeLocalStorage.setItem(`${KEY_PREFIX}:${deckId}`, String(Date.now()));
  else safeLocalStorage.removeItem(`${KEY_PREFIX}:${deckId}`);
}

export function hasDeckOpenFlag(deckId: string): boolean {
  return safeLocalStorage.getItem(`${KEY_PREFIX}:${deckId}`) !== null;
}
