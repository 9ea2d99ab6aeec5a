import { storeNewDeck } from '../storage/store-new-deck';
import { readSynopsis } from './read-synopsis';
import { deckFromTemplate } from './templates';

/** Creates and stores a pitch deck from a stored synopsis; resolves to the deck's id. */
export async function makeFromSynopsis(owner: string, synopsisId: string): Promise<string> {
  const deck = deckFromTemplate('feature', await readSynopsis(synopsisId));
  await storeNewDeck(owner, deck);
  return deck.id;
}
