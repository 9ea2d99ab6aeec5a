import { storeNewDeck } from '../storage/store-new-deck';
import { fetchSynopsis } from './fetch-synopsis';
import { createDeckFromTemplate } from './templates/templates';

/** Creates and stores a pitch deck from a stored synopsis; resolves to the deck's id. */
export async function storeDeckFromSynopsis(owner: string, synopsisId: string): Promise<string> {
  const deck = createDeckFromTemplate('feature', await fetchSynopsis(synopsisId));
  await storeNewDeck(owner, deck);
  return deck.id;
}
