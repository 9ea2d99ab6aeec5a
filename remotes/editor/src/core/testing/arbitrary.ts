import fc from 'fast-check';
import { createCode, createDeck, createShape, createSlide, createText } from '../model/create';
import { createTable } from '../model/create-figures';
import type { Deck, SlideElement } from '../model/deck';
import type { Marks } from '../model/words';
import { newId } from '../model/ids';
import { type Paragraph, wordsFrom } from '../text/paragraphs';

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

const marks: fc.Arbitrary<Marks> = fc.record(
  {
    fontWeight: fc.constantFrom('normal', 'bold'),
    fontStyle: fc.constantFrom('normal', 'italic'),
    color: fc.constantFrom('#f0a63a', '#0b0a09'),
    fontSize: fc.integer({ min: 8, max: 96 }),
    link: fc.constant('https://example.org/reel'),
  },
  { requiredKeys: [] },
);

/** Paragraphs with arbitrary text, marks and lists. */
export const written: fc.Arbitrary<readonly Paragraph[]> = fc.array(
  fc.record({
    list: fc.constantFrom('none', 'bullet', 'number'),
    level: fc.constantFrom(0, 1, 2),
    stretches: fc.array(
      fc.record({
        text: fc.string({ minLength: 1 }).map((text) => text.replaceAll('\n', ' ')),
        marks,
      }),
      { maxLength: 4 },
    ),
  }),
  { minLength: 1, maxLength: 4 },
);

export const elements: fc.Arbitrary<SlideElement> = fc
  .tuple(
    turnedBoxes,
    fc.constantFrom('text', 'rectangle', 'circle', 'table', 'path', 'code'),
    written,
  )
  .map(([box, kind, paragraphs]) => {
    const words = wordsFrom(paragraphs);
    if (kind === 'text') return createText({ ...box, ...words });
    if (kind === 'table') return createTable({ ...box, rows: [[words.content, '1']] });
    if (kind === 'code') return { ...createCode('https://example.org'), ...box };
    return createShape({ ...box, shapeType: kind, path: kind === 'path' ? 'M0 0L1000 500Z' : '' });
  });

export const decks: fc.Arbitrary<Deck> = fc
  .array(fc.array(elements, { maxLength: 6 }), { minLength: 1, maxLength: 4 })
  .map((slides) =>
    createDeck({ id: newId(), slides: slides.map((list) => createSlide({ elements: list })) }),
  );
