import { listElementAssets } from '../core/elements/element-guards';
import type { Deck, Slide } from '../core/model/deck-schema';
import { type DeckDatabase, deckKeyRange, type DeckRecord } from './deck-database';
import { loadDeckValidator } from './load-deck-validator';

export interface DeckSummary {
  readonly id: string;
  readonly title: string;
  readonly slideCount: number;
  readonly changedAt: number;
  /** First slide that can be drawn. */
  readonly firstSlide: Slide | null;
  /** Missing in decks of 16:9. */
  readonly slideHeight: number | undefined;
  /** In the account, and not in this browser yet. */
  readonly isInAccountOnly?: boolean;
}

/** Lists the member's decks in this browser, most recently changed first. */
export async function listDecks(database: DeckDatabase): Promise<readonly DeckSummary[]> {
  const records = await database.getAll('decks');
  if (records.length === 0) return [];
  const checkDeck = await loadDeckValidator();
  const entries = await Promise.all(
    records.map(async (deck) => {
      const { id, title, slideIds } = deck;
      const changedAt = await findLastChange(database, deck);
      const record = await database.get('slides', [id, slideIds[0] ?? '']);
      const validation = checkDeck({ ...deck, slides: [record?.slide] });
      return {
        id,
        title,
        slideCount: slideIds.length,
        changedAt,
        firstSlide: (validation.ok && validation.deck.slides[0]) || null,
        slideHeight: validation.ok ? validation.deck.slideHeight : undefined,
      };
    }),
  );
  return entries.toSorted((a, b) => b.changedAt - a.changedAt);
}

/** Renames a stored deck; a tab that has it open keeps its own title. */
export async function renameStoredDeck(
  database: DeckDatabase,
  deckId: string,
  title: string,
): Promise<void> {
  const transaction = database.transaction('decks', 'readwrite');
  const record = await transaction.store.get(deckId);
  if (record) await transaction.store.put({ ...record, title, updatedAt: Date.now() });
  await transaction.done;
}

/** Deletes a deck with its versions and the pictures that no other deck uses. */
export async function deleteDeck(database: DeckDatabase, deckId: string): Promise<void> {
  const transaction = database.transaction(['decks', 'slides', 'versions', 'locks'], 'readwrite');
  const versions = await transaction
    .objectStore('versions')
    .index('bySavedAt')
    .getAllKeys(deckKeyRange(deckId));
  await Promise.all([
    transaction.objectStore('decks').delete(deckId),
    transaction.objectStore('slides').delete(deckKeyRange(deckId)),
    transaction.objectStore('locks').delete(deckId),
    ...versions.map((key) => transaction.objectStore('versions').delete(key)),
  ]);
  await transaction.done;
  await deleteUnusedAssets(database);
}

async function deleteUnusedAssets(database: DeckDatabase): Promise<void> {
  const [decks, slides, versions, hashes] = await Promise.all([
    database.getAll('decks'),
    database.getAll('slides'),
    database.getAll('versions'),
    database.getAllKeys('assets'),
  ]);
  // Stored records can be of any version or damaged, so the keys are searched in their text.
  const used = new Set(JSON.stringify([decks, slides, versions]).match(/"asset":"[0-9a-f]{64}"/g));
  const unused = hashes.filter((hash) => !used.has(`"asset":"${hash}"`));
  await Promise.all(unused.map((hash) => database.delete('assets', hash)));
}

/** Lists the files of a deck: its pictures and videos, the logo of its theme and its fonts. */
export function listDeckAssets({
  slides,
  theme,
  fonts = [],
}: Pick<Deck, 'slides' | 'theme' | 'fonts'>): readonly string[] {
  const logo = theme?.logo ? [theme.logo.asset] : [];
  return Array.from(
    new Set([...listUsedAssets(slides), ...logo, ...fonts.map(({ asset }) => asset)]),
  );
}

/** Lists the pictures and videos of slides, without duplicates. */
export function listUsedAssets(slides: Deck['slides']): readonly string[] {
  const hashes = slides.flatMap(({ backgroundPicture, elements }) => [
    ...(backgroundPicture ? [backgroundPicture.asset] : []),
    ...elements.flatMap(listElementAssets),
  ]);
  return Array.from(new Set(hashes));
}

export async function findLastDeckId(database: DeckDatabase): Promise<string | undefined> {
  const records = await database.getAll('decks');
  const datedDecks = await Promise.all(
    records.map(async (deck) => ({ id: deck.id, at: await findLastChange(database, deck) })),
  );
  return datedDecks.toSorted((a, b) => b.at - a.at)[0]?.id;
}

/** Time of a deck's last change, in milliseconds since 1970. */
async function findLastChange(
  database: DeckDatabase,
  { id, createdAt, updatedAt = createdAt }: DeckRecord,
): Promise<number> {
  const newest = await database
    .transaction('slides')
    .store.index('byUpdatedAt')
    .openKeyCursor(deckKeyRange(id), 'prev');
  return Math.max(updatedAt, newest?.key[1] ?? 0);
}
