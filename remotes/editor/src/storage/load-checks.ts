import type { checkDeck as check } from '../core/model/parse';

export type CheckDeck = typeof check;

/** Loads the validator with the first deck that is read; new decks need none. */
export async function loadChecks(): Promise<CheckDeck> {
  const { checkDeck } = await import('../core/model/parse');
  return checkDeck;
}
