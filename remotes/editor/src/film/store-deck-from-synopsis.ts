import { moneyFormatOf } from '../core/amounts/deck-languages';
import { storeNewDeck } from '../storage/store-new-deck';
import { fetchSynopsis } from './fetch-synopsis';
import { createDeckFromTemplate } from './templates/templates';

/** Creates and stores a pitch deck from a stored synopsis, in the language that the browser suggests; resolves to the deck's id. */
export async function storeDeckFromSynopsis(owner: string, synopsisId: string): Promise<string> {
  const synopsis = await fetchSynopsis(synopsisId);
  const format = moneyFormatOf(navigator.language);
  const deck = createDeckFromTemplate('feature', synopsis, undefined, format);
  await storeNewDeck(owner, deck);
  return deck.id;
}
