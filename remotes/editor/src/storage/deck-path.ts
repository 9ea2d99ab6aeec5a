/** Returns the address of a deck. */
export function deckPathOf(deckId: string): string {
  return `/editor/${encodeURIComponent(deckId)}`;
}
