import { safeLocalStorage } from '@site/browser';

const KEY = 'slides-open';

/** Notes in the browser that a deck is open; a mark that is found at the start means a crash. */
export function markOpen(deckId: string, isOpen: boolean): void {
  if (isOpen) safeLocalStorage.setItem(`${KEY}:${deckId}`, String(Date.now()));
  else safeLocalStorage.removeItem(`${KEY}:${deckId}`);
}

export function wasLeftOpen(deckId: string): boolean {
  return safeLocalStorage.getItem(`${KEY}:${deckId}`) !== null;
}
