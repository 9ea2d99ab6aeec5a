/** @jest-environment node */
import '../../elements/kinds';
import fc from 'fast-check';
import { createDeck, createSlide } from '../model/create';
import { createShape } from '../../elements/shape/create-shape';
import { createText } from '../text/create-text';
import { createTable } from '../../elements/table/create-table';
import { validateDeck } from '../../elements/parse-deck';
import { createEditorDocument } from './editor-document';
import { findText, replaceText } from './find-text';

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
const anyCase = { text: 'mira', isCaseSensitive: false };

test('Words are found in texts, cells and notes, with their slide', () => {
  const found = findText(deck, anyCase);
  expect(
    found.map(({ slideNumber, element, count }) => [slideNumber, element?.type ?? 'notes', count]),
  ).toEqual([
    [1, 'text', 2],
    [1, 'notes', 1],
    [2, 'table', 1],
  ]);
  expect(findText(deck, { text: 'mira', isCaseSensitive: true })).toHaveLength(1);
  expect(findText(deck, { text: '', isCaseSensitive: false })).toEqual([]);
});

test('Replacing changes every place and nothing else', () => {
  const { deck: after } = replaceText(createEditorDocument(deck), anyCase, 'Asha');
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
  const { deck: after } = replaceText(createEditorDocument(deck), anyCase, '$& $1');
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
  const doc = createEditorDocument(locked);
  expect(replaceText(doc, anyCase, 'Asha')).toBe(doc);
});

test('Any signs may be sought and put in, and the deck stays valid', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), fc.string(), (words, by) => {
      const own = createDeck({
        slides: [createSlide({ elements: [createText({ content: `a${words}b${words}` })] })],
      });
      const wanted = { text: words, isCaseSensitive: true };
      expect(findText(own, wanted)[0]?.count).toBeGreaterThanOrEqual(1);
      const after = replaceText(createEditorDocument(own), wanted, by);
      expect(validateDeck(after.deck).ok).toBe(true);
    }),
  );
});
