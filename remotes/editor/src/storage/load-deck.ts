import type { Deck } from '../core/model/deck';
import { type Database, ofDeck } from './database';
import { loadChecks } from './load-checks';

export interface Loaded {
  readonly deck: Deck;
  /** Slides that could not be read. They stay in the database, untouched. */
  readonly damaged: number;
}

/** Thrown when a deck is there but none of it can be shown. */
export class UnreadableDeck extends Error {}

/**
 * Reads a deck, leaving out what is damaged; undefined if there is none with this id.
 * @throws UnreadableDeck
 */
export async function loadDeck(database: Database, deckId: string): Promise<Loaded | undefined> {
  const [checkDeck, record, slides] = await Promise.all([
    loadChecks(),
    database.get('decks', deckId),
    database.getAll('slides', ofDeck(deckId)),
  ]);
  if (!record) return undefined;
  const byId = new Map(slides.map(({ slideId, slide }) => [slideId, slide]));
  const { order, createdAt: _, ...rest } = record;
  if (!Array.isArray(order)) throw new UnreadableDeck('The deck has no list of its slides.');
  const whole = { ...rest, slides: order.map((id) => byId.get(id)) };
  const checked = checkDeck(whole);
  if (checked.ok) return { deck: checked.deck, damaged: 0 };
  const sound = whole.slides.filter((slide) => checkDeck({ ...rest, slides: [slide] }).ok);
  const repaired = checkDeck({ ...rest, slides: sound });
  if (!repaired.ok) throw new UnreadableDeck(repaired.problems.join(' '));
  return { deck: repaired.deck, damaged: order.length - sound.length };
}

/** Everything that is stored of a deck, as it is: for somebody who can mend it by hand. */
export async function rawDeck(database: Database, deckId: string): Promise<Blob> {
  const [deck, slides] = await Promise.all([
    database.get('decks', deckId),
    database.getAll('slides', ofDeck(deckId)),
  ]);
  return new Blob([JSON.stringify({ deck, slides }, null, 2)], { type: 'application/json' });
}
