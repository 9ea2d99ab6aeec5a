import type { Deck } from '../core/model/deck-schema';
import { newId } from '../core/model/create';
import { uniqueTitle } from '../core/model/unique-title';
import { type DeckDatabase, openDeckDatabase } from './deck-database';
import { listDecks } from './list-decks';
import { loadDeck } from './load-deck';
import { saveDeck } from './save-deck';

/** Stores a new deck under a title that no other deck has. */
export async function storeNewDeck(owner: string, newDeck: Deck): Promise<void> {
  const database = await openDeckDatabase(owner);
  const titles = (await listDecks(database)).map(({ title }) => title);
  const deck = { ...newDeck, title: uniqueTitle(newDeck.title, titles) };
  await saveDeck(database, deck, null, newId()).finally(() => database.close());
}

/** Stores a copy of a deck, as far as it can be read. */
export async function copyStoredDeck(
  owner: string,
  database: DeckDatabase,
  deckId: string,
): Promise<void> {
  const loaded = await loadDeck(database, deckId);
  if (loaded) await storeNewDeck(owner, { ...loaded.deck, id: newId() });
}
