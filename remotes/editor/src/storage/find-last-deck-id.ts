import { type DeckDatabase, type DeckRecord, deckKeyRange } from './deck-database';

export async function findLastDeckId(database: DeckDatabase): Promise<string | undefined> {
  const records = await database.getAll('decks');
  const datedDecks = await Promise.all(
    records.map(async (deck) => ({ id: deck.id, at: await findLastChange(database, deck) })),
  );
  return datedDecks.toSorted((a, b) => b.at - a.at)[0]?.id;
}

/** Time of a deck's last change, in milliseconds since 1970. */
export async function findLastChange(
  database: DeckDatabase,
  { id, createdAt, updatedAt = createdAt }: DeckRecord,
): Promise<number> {
  const newest = await database
    .transaction('slides')
    .store.index('byUpdatedAt')
    .openKeyCursor(deckKeyRange(id), 'prev');
  return Math.max(updatedAt, newest?.key[1] ?? 0);
}
