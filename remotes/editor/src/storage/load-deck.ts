import type { Deck } from '../core/model/deck-schema';
import {
  type DeckDatabase,
  type DeckRecord,
  deckKeyRange,
  type SlideRecord,
} from './deck-database';
import { type DeckValidator, loadDeckValidator } from './load-deck-validator';

interface LoadedDeck {
  readonly deck: Deck;
  /** Number of slides that could not be read. They stay in the database unchanged. */
  readonly damagedSlideCount: number;
}

/** Signals that a deck is stored but none of it can be shown. */
class UnreadableDeckError extends Error {}

/** Records of a deck, not validated. */
interface StoredDeck {
  readonly deck: DeckRecord;
  readonly slides: readonly SlideRecord[];
}

/** Undefined if there is no deck with this id. */
export async function readStoredDeck(
  database: DeckDatabase,
  deckId: string,
): Promise<StoredDeck | undefined> {
  const [deck, slides] = await Promise.all([
    database.get('decks', deckId),
    database.getAll('slides', deckKeyRange(deckId)),
  ]);
  return deck && { deck, slides };
}

/**
 * Reads a deck without its damaged slides; undefined if there is none with this id.
 * @throws {UnreadableDeckError}
 */
export async function loadDeck(
  database: DeckDatabase,
  deckId: string,
): Promise<LoadedDeck | undefined> {
  const [checkDeck, stored] = await Promise.all([
    loadDeckValidator(),
    readStoredDeck(database, deckId),
  ]);
  return stored && parseStoredDeck(stored, checkDeck);
}

/**
 * Validates the records and leaves out damaged slides.
 * @throws {UnreadableDeckError}
 */
export function parseStoredDeck(
  { deck: record, slides }: StoredDeck,
  checkDeck: DeckValidator,
): LoadedDeck {
  const byId = new Map(slides.map(({ slideId, slide }) => [slideId, slide]));
  const { slideIds, ...rest } = record;
  if (!Array.isArray(slideIds))
    throw new UnreadableDeckError('The deck has no list of its slides.');
  const candidate = { ...rest, slides: slideIds.map((id) => byId.get(id)) };
  const validation = checkDeck(candidate);
  if (validation.ok) return { deck: validation.deck, damagedSlideCount: 0 };
  const intact = candidate.slides.filter((slide) => checkDeck({ ...rest, slides: [slide] }).ok);
  const repair = checkDeck({ ...rest, slides: intact });
  if (!repair.ok) throw new UnreadableDeckError(repair.problems.join(' '));
  return { deck: repair.deck, damagedSlideCount: slideIds.length - intact.length };
}

/** Raw records as a file, for repair by hand. */
export function createRawFile(stored: StoredDeck): Blob {
  return new Blob([JSON.stringify(stored, null, 2)], { type: 'application/json' });
}
