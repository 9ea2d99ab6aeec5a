/** @jest-environment node */
import { createDeck } from '../model/create';
import { LIMITS } from '../model/limits';
import { openDocument } from './document';
import { clearGuides, hasGuides, hasRoomForGuides, putGuide, removeGuide } from './guides';

const empty = openDocument(createDeck());
const level = { id: 'a', axis: 'y', at: 100 } as const;

test('A guide lies on whole pixels of the slide', () => {
  expect(putGuide(empty, { ...level, at: 12.6 }).deck.guides[0]?.at).toBe(13);
  expect(putGuide(empty, { ...level, at: 700 }).deck.guides[0]?.at).toBe(540);
  expect(putGuide(empty, { ...level, at: -5 }).deck.guides[0]?.at).toBe(0);
});

test('What changes nothing is the same document, so that it is no step', () => {
  const one = putGuide(empty, level);
  expect(putGuide(one, level)).toBe(one);
  expect(removeGuide(one, 'b')).toBe(one);
  expect(clearGuides(empty)).toBe(empty);
});

test('All guides go at once, slides stay the same objects', () => {
  const two = putGuide(putGuide(empty, level), { id: 'b', axis: 'x', at: 4 });
  expect(hasGuides(two)).toBe(true);
  expect(clearGuides(two).deck).toEqual(empty.deck);
  expect(clearGuides(two).deck.slides).toBe(empty.deck.slides);
});

test('A deck takes as many guides as a file may have, and no more', () => {
  let doc = empty;
  for (let index = 0; index < LIMITS.guides; index += 1)
    doc = putGuide(doc, { id: `guide-${index}`, axis: 'x', at: index });
  expect(hasRoomForGuides(doc.deck)).toBe(false);
  expect(putGuide(doc, level)).toBe(doc);
});
