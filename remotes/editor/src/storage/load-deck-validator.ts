import type { validateDeck as check } from '../core/model/parse-deck';

export type DeckValidator = typeof check;

/** Loads the validator with the first deck that is read; new decks need none. */
export async function loadDeckValidator(): Promise<DeckValidator> {
  const { validateDeck: checkDeck } = await import('../core/model/parse-deck');
  return checkDeck;
}
