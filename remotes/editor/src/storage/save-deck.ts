import type { Deck, Slide } from '../core/model/deck-schema';
import { typedKeysOf } from '../core/typed-keys-of';
import type { DeckDatabase, DeckRecord } from './deck-database';

/** Signals that another tab has taken over the deck; nothing was written. */
export class LockLostError extends Error {}

/**
 * Writes the difference to the saved deck, compared by reference: one record for an edited slide. Uses one transaction,
 * so a crash leaves either the state before or the state after.
 */
export async function saveDeck(
  database: DeckDatabase,
  deck: Deck,
  saved: Deck | null,
  token: string,
): Promise<void> {
  const transaction = database.transaction(['decks', 'slides', 'locks'], 'readwrite', {
    durability: 'relaxed',
  });
  const done = transaction.done;
  done.catch(() => undefined);
  const [writer, record] = await Promise.all([
    transaction.objectStore('locks').get(deck.id),
    transaction.objectStore('decks').get(deck.id),
  ]);
  if (writer !== undefined && writer !== token) {
    transaction.abort();
    throw new LockLostError('Another tab has taken over this deck.');
  }
  // A deck in an earlier version's names, or one that was deleted meanwhile, is written whole.
  const current = record?.version === deck.version ? saved : null;
  const updatedAt = Date.now();
  const slides = transaction.objectStore('slides');
  const writes: Promise<unknown>[] = findChangedSlides(deck, current).map((slide) =>
    slides.put({ deckId: deck.id, slideId: slide.id, updatedAt, slide }),
  );
  for (const id of findRemovedSlideIds(deck, saved)) writes.push(slides.delete([deck.id, id]));
  if (!current || hasDeckRecordChanged(deck, current))
    writes.push(
      transaction
        .objectStore('decks')
        .put({ ...toDeckRecord(deck, updatedAt), createdAt: record?.createdAt ?? updatedAt }),
    );
  // Commits explicitly, so that closing the page now cannot abort the transaction.
  transaction.commit();
  await Promise.all(writes);
  await done;
}

function findChangedSlides(deck: Deck, previous: Deck | null): readonly Slide[] {
  const savedSlides = new Set(previous?.slides);
  return deck.slides.filter((slide) => !savedSlides.has(slide));
}

function findRemovedSlideIds(deck: Deck, previous: Deck | null): readonly string[] {
  const slideIds = new Set(deck.slides.map(({ id }) => id));
  return (previous?.slides ?? []).filter(({ id }) => !slideIds.has(id)).map(({ id }) => id);
}

export function hasDeckRecordChanged(deck: Deck, previous: Deck): boolean {
  // Fields of both, because an optional one can be taken away.
  const { slides, ...fields } = { ...previous, ...deck };
  return (
    typedKeysOf(fields).some((key) => deck[key] !== previous[key]) ||
    slides.length !== previous.slides.length ||
    slides.some(({ id }, index) => id !== previous.slides[index]?.id)
  );
}

/** Record of a deck that is new at this time. */
export function toDeckRecord({ slides, ...rest }: Deck, createdAt: number): DeckRecord {
  return { ...rest, slideIds: slides.map(({ id }) => id), createdAt, updatedAt: createdAt };
}
