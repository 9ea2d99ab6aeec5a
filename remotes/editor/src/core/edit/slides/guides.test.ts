/** @jest-environment node */
import { createDeck } from '../../model/create';
import { DECK_LIMITS } from '../../model/deck-constants';
import { createEditorDocument } from '../editor-document';
import { clearGuides, hasGuides, canAddGuide, setGuide, removeGuide } from './guides';

const empty = createEditorDocument(createDeck());
const level = { id: 'a', axis: 'y', position: 100 } as const;

test('A guide lies on whole pixels of the slide', () => {
  expect(setGuide(empty, { ...level, position: 12.6 }).deck.guides[0]?.position).toBe(13);
  expect(setGuide(empty, { ...level, position: 700 }).deck.guides[0]?.position).toBe(540);
  expect(setGuide(empty, { ...level, position: -5 }).deck.guides[0]?.position).toBe(0);
});

test('What changes nothing is the same document, so that it is no step', () => {
  const one = setGuide(empty, level);
  expect(setGuide(one, level)).toBe(one);
  expect(removeGuide(one, 'b')).toBe(one);
  expect(clearGuides(empty)).toBe(empty);
});

test('All guides go at once, slides stay the same objects', () => {
  const two = setGuide(setGuide(empty, level), { id: 'b', axis: 'x', position: 4 });
  expect(hasGuides(two)).toBe(true);
  expect(clearGuides(two).deck).toEqual(empty.deck);
  expect(clearGuides(two).deck.slides).toBe(empty.deck.slides);
});

test('A deck takes as many guides as a file may have, and no more', () => {
  let doc = empty;
  for (let index = 0; index < DECK_LIMITS.guides; index += 1)
    doc = setGuide(doc, { id: `guide-${index}`, axis: 'x', position: index });
  expect(canAddGuide(doc.deck)).toBe(false);
  expect(setGuide(doc, level)).toBe(doc);
});
