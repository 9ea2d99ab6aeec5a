import type { Deck } from '../core/model/deck';

/** The deck with its pictures under the keys that a store has given them. */
export function withAssets(deck: Deck, keys: ReadonlyMap<string, string>): Deck {
  return {
    ...deck,
    slides: deck.slides.map((slide) => ({
      ...slide,
      elements: slide.elements.map((element) =>
        element.type === 'image'
          ? { ...element, asset: keys.get(element.asset) ?? element.asset }
          : element,
      ),
    })),
  };
}
