import fc from 'fast-check';
import { createQrCode, createShape } from '../../elements/shape/create-shape';
import { createDeck, createSlide, newId } from '../model/create';
import { createText } from '../text/create-text';
import { createTable } from '../../elements/table/create-table';
import { createTimeline } from '../../elements/timeline/timeline-kind';
import type { Deck } from '../model/deck-schema';
import type { SlideElement } from '../elements/slide-element';
import type { TextMarks } from '../model/rich-text-schema';
import { type Paragraph, richTextFromParagraphs } from '../text/marks';

/** Arbitrary decks and elements for property tests. */
const place = fc.integer({ min: -200, max: 1000 });
const length = fc.integer({ min: 8, max: 900 });

export const boxArbitrary = fc.record({ x: place, y: place, width: length, height: length });

export const rotatedBoxArbitrary = fc.record({
  x: place,
  y: place,
  width: length,
  height: length,
  rotation: fc.integer({ min: 0, max: 359 }),
});

const marks: fc.Arbitrary<TextMarks> = fc.record(
  {
    fontWeight: fc.constantFrom('normal', 'bold'),
    fontStyle: fc.constantFrom('normal', 'italic'),
    color: fc.constantFrom('#f0a63a', '#0b0a09'),
    fontSize: fc.integer({ min: 8, max: 96 }),
    link: fc.constant('https://example.org/reel'),
    strike: fc.constant('single'),
    baseline: fc.constantFrom('super', 'sub'),
    highlight: fc.constant('#ffee00'),
  },
  { requiredKeys: [] },
);

/** Paragraphs with arbitrary text, marks and lists. */
export const paragraphsArbitrary: fc.Arbitrary<readonly Paragraph[]> = fc.array(
  fc.record({
    list: fc.constantFrom('none', 'bullet', 'number'),
    level: fc.constantFrom(0, 1, 2),
    runs: fc.array(
      fc.record({
        text: fc.string({ minLength: 1 }).map((text) => text.replaceAll('\n', ' ')),
        marks,
      }),
      { maxLength: 4 },
    ),
  }),
  { minLength: 1, maxLength: 4 },
);

export const elementArbitrary: fc.Arbitrary<SlideElement> = fc
  .tuple(
    rotatedBoxArbitrary,
    fc.constantFrom('text', 'rectangle', 'circle', 'table', 'path', 'qr-code', 'timeline'),
    paragraphsArbitrary,
  )
  .map(([box, kind, paragraphs]) => {
    const words = richTextFromParagraphs(paragraphs);
    if (kind === 'text') return createText({ ...box, ...words });
    if (kind === 'table') return createTable({ ...box, rows: [[words.content, '1']] });
    if (kind === 'timeline') return createTimeline(box);
    if (kind === 'qr-code') return { ...createQrCode('https://example.org'), ...box };
    return createShape({ ...box, shapeType: kind, path: kind === 'path' ? 'M0 0L1000 500Z' : '' });
  });

export const deckArbitrary: fc.Arbitrary<Deck> = fc
  .array(fc.array(elementArbitrary, { maxLength: 6 }), { minLength: 1, maxLength: 4 })
  .map((slides) =>
    createDeck({ id: newId(), slides: slides.map((list) => createSlide({ elements: list })) }),
  );
