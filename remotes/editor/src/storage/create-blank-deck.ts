import { moneyFormatOf } from '../core/amounts/deck-languages';
import { createDeck } from '../core/model/create';
import type { Deck } from '../core/model/deck-schema';

/** A deck of blank slides, in the language and currency that the browser suggests. */
export function createBlankDeck(changes: Partial<Deck> = {}): Deck {
  return createDeck({ ...moneyFormatOf(navigator.language), ...changes });
}
