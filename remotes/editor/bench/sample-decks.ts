import { createDeck, createShape, createSlide, createText } from '../src/core/model/create';
import type { Deck, Slide } from '../src/core/model/deck';

/** A slide with `count` elements in a grid: three texts to two shapes. */
export function fullSlide(count: number): Slide {
  const columns = Math.ceil(Math.sqrt(count * 1.8));
  const pitch = { x: 900 / columns, y: 500 / Math.ceil(count / columns) };
  return createSlide({
    elements: Array.from({ length: count }, (_, index) => {
      const box = {
        x: Math.round(20 + (index % columns) * pitch.x),
        y: Math.round(20 + Math.floor(index / columns) * pitch.y),
        width: Math.max(12, Math.round(pitch.x * 0.8)),
        height: Math.max(10, Math.round(pitch.y * 0.8)),
      };
      return index % 5 < 3
        ? createText({ ...box, fontSize: 8, content: `Scene ${index}` })
        : createShape(box);
    }),
  });
}

export function deckOf(slides: number, elements: number): Deck {
  return createDeck({ slides: Array.from({ length: slides }, () => fullSlide(elements)) });
}
