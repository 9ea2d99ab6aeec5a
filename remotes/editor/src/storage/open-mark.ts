import { safeLocalStorage } from '@site/browser';

const KEY = 'slides-open';

/** Stores a flag while a deck is open; a flag found at the start means that the last session crashed. */
export function markOpen(deckId: string, isOpen: boolean): void {
  if (isOpen) safeLocalStorage.setItem(`${KEY}:${deckId}`, String(Date.now()));
  else safeLocalStorage.removeItem(`${KEY}:${deckId}`);
}

export function wasLeftOpen(deckId: string): boolean {
  return safeLocalStorage.getItem(`${KEY}:${deckId}`) !== null;
}
