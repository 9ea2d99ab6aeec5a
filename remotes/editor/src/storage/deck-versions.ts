import type { Deck } from '../core/model/deck-schema';
import { type DeckDatabase, deckKeyRange, type VersionRecord } from './deck-database';
import { loadDeckValidator } from './load-deck-validator';

const MAX_VERSIONS = 20;
const MAX_VERSION_AGE_MS = 7 * 24 * 60 * 60 * 1000;
/** Minimum time between automatic versions; saving by hand ignores it. */
export const MIN_VERSION_INTERVAL_MS = 5 * 60 * 1000;

export interface DeckVersion {
  readonly savedAt: number;
  readonly deck: Deck;
}

/** Stores a version of the deck and deletes outdated ones. */
export async function storeVersion(
  database: DeckDatabase,
  deck: Deck,
  isManual: boolean,
): Promise<void> {
  const transaction = database.transaction('versions', 'readwrite');
  const now = Date.now();
  const versions = await transaction.store.index('bySavedAt').getAll(deckKeyRange(deck.id));
  const last = versions.at(-1);
  const isDue = !last || isManual || now - last.savedAt >= MIN_VERSION_INTERVAL_MS;
  if (!isDue || (last && hasSameContent(last.deck, deck))) return;
  await transaction.store.add({ deckId: deck.id, savedAt: now, deck });
  for (const old of findOutdatedVersions(versions, now))
    if (old.id !== undefined) await transaction.store.delete(old.id);
  await transaction.done;
}

/** Lists versions, newest first. */
export async function listVersions(
  database: DeckDatabase,
  deckId: string,
): Promise<readonly DeckVersion[]> {
  const [checkDeck, records] = await Promise.all([
    loadDeckValidator(),
    database.getAllFromIndex('versions', 'bySavedAt', deckKeyRange(deckId)),
  ]);
  return records.toReversed().flatMap(({ savedAt, deck }) => {
    const checked = checkDeck(deck);
    return checked.ok ? [{ savedAt, deck: checked.deck }] : [];
  });
}

export function findOutdatedVersions(
  versions: readonly VersionRecord[],
  now: number,
): readonly VersionRecord[] {
  return versions.filter(
    ({ savedAt }, index) =>
      index < versions.length - (MAX_VERSIONS - 1) || now - savedAt > MAX_VERSION_AGE_MS,
  );
}

function hasSameContent(a: Deck, b: Deck): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
