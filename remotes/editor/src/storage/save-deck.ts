import type { Deck, Slide } from '../core/model/deck';
import type { Database, DeckRecord } from './database';

/** Signals that another tab has taken over the deck; nothing was written. */
export class NotTheWriter extends Error {}

/** Deck that is known to be in the database, compared by reference. */
export interface Saved {
  readonly deck: Deck | null;
  readonly createdAt: number;
}

/**
 * Writes the difference to the saved deck: one record for an edited slide. Uses one transaction, so a crash leaves
 * either the state before or the state after.
 */
export async function saveDeck(
  database: Database,
  deck: Deck,
  saved: Saved,
  token: string,
): Promise<Saved> {
  const transaction = database.transaction(['decks', 'slides', 'writers'], 'readwrite', {
    durability: 'relaxed',
  });
  const done = transaction.done;
  done.catch(() => undefined);
  const writer = await transaction.objectStore('writers').get(deck.id);
  if (writer !== undefined && writer !== token) {
    transaction.abort();
    throw new NotTheWriter('Another tab has taken over this deck.');
  }
  const at = Date.now();
  const slides = transaction.objectStore('slides');
  const writes: Promise<unknown>[] = changedSlides(deck, saved.deck).map((slide) =>
    slides.put({ deckId: deck.id, slideId: slide.id, at, slide }),
  );
  for (const id of removedSlides(deck, saved.deck)) writes.push(slides.delete([deck.id, id]));
  if (!saved.deck || hasNewFace(deck, saved.deck))
    writes.push(transaction.objectStore('decks').put(recordOf(deck, saved.createdAt)));
  // Commits explicitly, so that closing the page now cannot abort the transaction.
  transaction.commit();
  await Promise.all(writes);
  await done;
  return { ...saved, deck };
}

function changedSlides(deck: Deck, previous: Deck | null): readonly Slide[] {
  const savedSlides = new Set(previous?.slides);
  return deck.slides.filter((slide) => !savedSlides.has(slide));
}

function removedSlides(deck: Deck, previous: Deck | null): readonly string[] {
  const slideIds = new Set(deck.slides.map(({ id }) => id));
  return (previous?.slides ?? []).filter(({ id }) => !slideIds.has(id)).map(({ id }) => id);
}

function hasNewFace(deck: Deck, previous: Deck): boolean {
  return (
    deck.title !== previous.title ||
    deck.palette !== previous.palette ||
    deck.frame !== previous.frame ||
    deck.theme !== previous.theme ||
    deck.guides !== previous.guides ||
    deck.slides.length !== previous.slides.length ||
    deck.slides.some(({ id }, index) => id !== previous.slides[index]?.id)
  );
}

export function recordOf({ slides, ...rest }: Deck, createdAt: number): DeckRecord {
  return { ...rest, order: slides.map(({ id }) => id), createdAt };
}
