import { type Database, type DeckRecord, ofDeck } from './database';

export async function lastDeckId(database: Database): Promise<string | undefined> {
  const records = await database.getAll('decks');
  const datedDecks = await Promise.all(
    records.map(async (deck) => ({ id: deck.id, at: await changeOf(database, deck) })),
  );
  return datedDecks.toSorted((a, b) => b.at - a.at)[0]?.id;
}

/** Time of a deck's last change, in milliseconds since 1970. */
export async function changeOf(database: Database, { id, createdAt }: DeckRecord): Promise<number> {
  const newest = await database
    .transaction('slides')
    .store.index('byTime')
    .openKeyCursor(ofDeck(id), 'prev');
  return Math.max(createdAt, newest?.key[1] ?? 0);
}
