import { storeNewDeck } from '../storage/store-new-deck';
import { readSynopsis } from './read-synopsis';
import { deckFromTemplate } from './templates';

/** Makes and stores a pitch deck of a stored synopsis; answers with the deck's id. */
export async function makeFromSynopsis(owner: string, synopsisId: string): Promise<string> {
  const deck = deckFromTemplate('feature', await readSynopsis(synopsisId));
  await storeNewDeck(owner, deck);
  return deck.id;
}
