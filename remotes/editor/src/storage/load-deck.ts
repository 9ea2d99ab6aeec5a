import type { Deck } from '../core/model/deck';
import { checkDeck } from '../core/model/parse';
import { type Database, ofDeck } from './database';

export interface Loaded {
  readonly deck: Deck;
  /** Slides that could not be read. They stay in the database, untouched. */
  readonly damaged: number;
}

/** Reads a deck, leaving out what is damaged; undefined if there is nothing to read. */
export async function loadDeck(database: Database, deckId: string): Promise<Loaded | undefined> {
  const [record, slides] = await Promise.all([
    database.get('decks', deckId),
    database.getAll('slides', ofDeck(deckId)),
  ]);
  if (!record) return undefined;
  const byId = new Map(slides.map(({ slideId, slide }) => [slideId, slide]));
  const { order, createdAt: _, ...rest } = record;
  const whole = { ...rest, slides: order.map((id) => byId.get(id)) };
  const checked = checkDeck(whole);
  if (checked.ok) return { deck: checked.deck, damaged: 0 };
  const sound = whole.slides.filter((slide) => checkDeck({ ...rest, slides: [slide] }).ok);
  const repaired = checkDeck({ ...rest, slides: sound });
  if (!repaired.ok) return undefined;
  return { deck: repaired.deck, damaged: order.length - sound.length };
}
