import type { checkDeck as check } from '../core/model/parse';

export type CheckDeck = typeof check;

/** What checks decks comes with the first that is read: a new one needs no check. */
export async function loadChecks(): Promise<CheckDeck> {
  const { checkDeck } = await import('../core/model/parse');
  return checkDeck;
}
