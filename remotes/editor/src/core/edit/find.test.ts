/** @jest-environment node */
import fc from 'fast-check';
import { createDeck, createShape, createSlide, createText } from '../model/create';
import { createTable } from '../model/create-figures';
import { checkDeck } from '../model/parse';
import { openDocument } from './document';
import { findWords, replaceWords } from './find';

const text = createText({ content: 'Mira waits. mira leaves.' });
const table = createTable({
  rows: [
    ['Role', 'Cast'],
    ['Lead', 'Mira'],
  ],
});
const deck = createDeck({
  slides: [
    createSlide({ elements: [createShape(), text], notes: 'Ask Mira.' }),
    createSlide({ elements: [table] }),
    createSlide(),
  ],
});
const anyCase = { words: 'mira', matchesCase: false };

test('Words are found in texts, cells and notes, with their slide', () => {
  const found = findWords(deck, anyCase);
  expect(
    found.map(({ number, element, count }) => [number, element?.type ?? 'notes', count]),
  ).toEqual([
    [1, 'text', 2],
    [1, 'notes', 1],
    [2, 'table', 1],
  ]);
  expect(findWords(deck, { words: 'mira', matchesCase: true })).toHaveLength(1);
  expect(findWords(deck, { words: '', matchesCase: false })).toEqual([]);
});

test('Replacing changes every place and nothing else', () => {
  const { deck: after } = replaceWords(openDocument(deck), anyCase, 'Asha');
  expect(after.slides[0]?.elements[1]).toEqual({ ...text, content: 'Asha waits. Asha leaves.' });
  expect(after.slides[0]?.notes).toBe('Ask Asha.');
  expect(after.slides[1]?.elements[0]).toMatchObject({
    rows: [
      ['Role', 'Cast'],
      ['Lead', 'Asha'],
    ],
  });
  expect(after.slides[2]).toBe(deck.slides[2]);
  expect(after.slides[0]?.elements[0]).toBe(deck.slides[0]?.elements[0]);
});

test('Words with signs of a pattern are put in as they are', () => {
  const { deck: after } = replaceWords(openDocument(deck), anyCase, '$& $1');
  expect(after.slides[0]?.notes).toBe('Ask $& $1.');
  expect(after.slides[1]?.elements[0]).toMatchObject({
    rows: [
      ['Role', 'Cast'],
      ['Lead', '$& $1'],
    ],
  });
});

test('Locked elements keep their words', () => {
  const locked = createDeck({ slides: [createSlide({ elements: [{ ...text, locked: true }] })] });
  const doc = openDocument(locked);
  expect(replaceWords(doc, anyCase, 'Asha')).toBe(doc);
});

test('Any signs may be sought and put in, and the deck stays valid', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), fc.string(), (words, by) => {
      const own = createDeck({
        slides: [createSlide({ elements: [createText({ content: `a${words}b${words}` })] })],
      });
      const wanted = { words, matchesCase: true };
      expect(findWords(own, wanted)[0]?.count).toBeGreaterThanOrEqual(1);
      const after = replaceWords(openDocument(own), wanted, by);
      expect(checkDeck(after.deck).ok).toBe(true);
    }),
  );
});
