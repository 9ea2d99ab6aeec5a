import type { Deck, Slide } from '../core/model/deck';
import { type Database, ofDeck } from './database';
import { changeOf } from './last-deck';
import { loadChecks } from './load-checks';

export interface DeckEntry {
  readonly id: string;
  readonly title: string;
  readonly slides: number;
  readonly changedAt: number;
  /** First slide that can be drawn. */
  readonly first: Slide | null;
}

/** Lists the member's decks in this browser, most recently changed first. */
export async function listDecks(database: Database): Promise<readonly DeckEntry[]> {
  const records = await database.getAll('decks');
  if (records.length === 0) return [];
  const checkDeck = await loadChecks();
  const entries = await Promise.all(
    records.map(async (deck) => {
      const { id, title, order } = deck;
      const changedAt = await changeOf(database, deck);
      const record = await database.get('slides', [id, order[0] ?? '']);
      const validation = checkDeck({ ...deck, slides: [record?.slide] });
      return {
        id,
        title,
        slides: order.length,
        changedAt,
        first: (validation.ok && validation.deck.slides[0]) || null,
      };
    }),
  );
  return entries.toSorted((a, b) => b.changedAt - a.changedAt);
}

/** Deletes a deck with its versions and the pictures that no other deck uses. */
export async function deleteDeck(database: Database, deckId: string): Promise<void> {
  const transaction = database.transaction(['decks', 'slides', 'versions', 'writers'], 'readwrite');
  const versions = await transaction
    .objectStore('versions')
    .index('byTime')
    .getAllKeys(ofDeck(deckId));
  await Promise.all([
    transaction.objectStore('decks').delete(deckId),
    transaction.objectStore('slides').delete(ofDeck(deckId)),
    transaction.objectStore('writers').delete(deckId),
    ...versions.map((key) => transaction.objectStore('versions').delete(key)),
  ]);
  await transaction.done;
  await sweepAssets(database);
}

async function sweepAssets(database: Database): Promise<void> {
  const [slides, versions, hashes] = await Promise.all([
    database.getAll('slides'),
    database.getAll('versions'),
    database.getAllKeys('assets'),
  ]);
  const used = new Set([
    ...slides.flatMap(({ slide }) => assetsOf([slide])),
    ...versions.flatMap(({ deck }) => assetsOf(deck.slides)),
  ]);
  const unused = hashes.filter((hash) => !used.has(hash));
  await Promise.all(unused.map((hash) => database.delete('assets', hash)));
}

/** Lists the pictures of slides, without duplicates. */
export function assetsOf(slides: Deck['slides']): readonly string[] {
  const hashes = slides.flatMap(({ picture, elements }) => [
    ...(picture ? [picture.asset] : []),
    ...elements.flatMap((element) =>
      element.type === 'image' && element.asset !== '' ? [element.asset] : [],
    ),
  ]);
  return Array.from(new Set(hashes));
}
