const KEY = 'slides-open';

/** Notes in the browser that a deck is open; a mark that is found at the start means a crash. */
export function markOpen(deckId: string, isOpen: boolean): void {
  try {
    if (isOpen) localStorage.setItem(`${KEY}:${deckId}`, String(Date.now()));
    else localStorage.removeItem(`${KEY}:${deckId}`);
  } catch {
    // Without local storage there is only no word about a crash; the deck itself is elsewhere.
  }
}

export function wasLeftOpen(deckId: string): boolean {
  try {
    return localStorage.getItem(`${KEY}:${deckId}`) !== null;
  } catch {
    return false;
  }
}
