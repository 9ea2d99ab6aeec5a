import type { Deck } from '../core/model/deck';
import { type Database, type DeckRecord, ofDeck, type SlideRecord } from './database';
import { type CheckDeck, loadChecks } from './load-checks';

export interface Loaded {
  readonly deck: Deck;
  /** Number of slides that could not be read. They stay in the database unchanged. */
  readonly damaged: number;
}

/** Signals that a deck is stored but none of it can be shown. */
export class UnreadableDeck extends Error {}

/** Records of a deck, not validated. */
export interface Stored {
  readonly deck: DeckRecord;
  readonly slides: readonly SlideRecord[];
}

/** Undefined if there is no deck with this id. */
export async function readStored(database: Database, deckId: string): Promise<Stored | undefined> {
  const [deck, slides] = await Promise.all([
    database.get('decks', deckId),
    database.getAll('slides', ofDeck(deckId)),
  ]);
  return deck && { deck, slides };
}

/**
 * Reads a deck without its damaged slides; undefined if there is none with this id.
 * @throws {UnreadableDeckError}
 */
export async function loadDeck(database: Database, deckId: string): Promise<Loaded | undefined> {
  const [checkDeck, stored] = await Promise.all([loadChecks(), readStored(database, deckId)]);
  return stored && deckOf(stored, checkDeck);
}

/**
 * Validates the records and leaves out damaged slides.
 * @throws {UnreadableDeckError}
 */
export function deckOf({ deck: record, slides }: Stored, checkDeck: CheckDeck): Loaded {
  const byId = new Map(slides.map(({ slideId, slide }) => [slideId, slide]));
  const { order, createdAt: _, ...rest } = record;
  if (!Array.isArray(order)) throw new UnreadableDeck('The deck has no list of its slides.');
  const candidate = { ...rest, slides: order.map((id) => byId.get(id)) };
  const validation = checkDeck(candidate);
  if (validation.ok) return { deck: validation.deck, damaged: 0 };
  const intact = candidate.slides.filter((slide) => checkDeck({ ...rest, slides: [slide] }).ok);
  const repair = checkDeck({ ...rest, slides: intact });
  if (!repair.ok) throw new UnreadableDeck(repair.problems.join(' '));
  return { deck: repair.deck, damaged: order.length - intact.length };
}

/** Raw records as a file, for repair by hand. */
export function fileOf(stored: Stored): Blob {
  return new Blob([JSON.stringify(stored, null, 2)], { type: 'application/json' });
}
