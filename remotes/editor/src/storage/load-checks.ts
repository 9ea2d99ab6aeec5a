import type { checkDeck as check } from '../core/model/parse';

/** What checks decks comes with the first that is read: a new one needs no check. */
export async function loadChecks(): Promise<typeof check> {
  const { checkDeck } = await import('../core/model/parse');
  return checkDeck;
}
