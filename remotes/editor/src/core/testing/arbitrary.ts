import fc from 'fast-check';
import { createDeck, createShape, createSlide, createTable, createText } from '../model/create';
import type { Deck, SlideElement } from '../model/deck';
import { newId } from '../model/ids';

/** Arbitrary decks and elements for property tests. */
const place = fc.integer({ min: -200, max: 1000 });
const length = fc.integer({ min: 8, max: 900 });

export const boxes = fc.record({ x: place, y: place, width: length, height: length });

export const turnedBoxes = fc.record({
  x: place,
  y: place,
  width: length,
  height: length,
  rotation: fc.integer({ min: 0, max: 359 }),
});

export const elements: fc.Arbitrary<SlideElement> = fc
  .tuple(turnedBoxes, fc.constantFrom('text', 'rectangle', 'circle', 'table'), fc.string())
  .map(([box, kind, words]) => {
    if (kind === 'text') return createText({ ...box, content: words });
    if (kind === 'table') return createTable({ ...box, rows: [[words, '1']] });
    return createShape({ ...box, shapeType: kind });
  });

export const decks: fc.Arbitrary<Deck> = fc
  .array(fc.array(elements, { maxLength: 6 }), { minLength: 1, maxLength: 4 })
  .map((slides) =>
    createDeck({ id: newId(), slides: slides.map((list) => createSlide({ elements: list })) }),
  );
