import type { validateDeck as check } from '../elements/parse-deck';

export type DeckValidator = typeof check;

/** Loads the validator with the first deck that is read; new decks need none. */
export async function loadDeckValidator(): Promise<DeckValidator> {
  const { validateDeck: checkDeck } = await import('../elements/parse-deck');
  return checkDeck;
}
