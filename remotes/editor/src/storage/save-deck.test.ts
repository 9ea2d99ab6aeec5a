/** @jest-environment node */
import { EMPTY_FINANCE } from '../film/finance/finance-edits';
import { createDeck } from '../core/model/create';
import { hasDeckRecordChanged } from './save-deck';

const deck = createDeck();

test.each(Object.keys(deck).filter((key) => key !== 'slides'))(
  'A change of the deck’s %s is written',
  (key) => {
    expect(hasDeckRecordChanged({ ...deck, [key]: 'other' }, deck)).toBe(true);
  },
);

test('An optional field that was taken away is written', () => {
  expect(hasDeckRecordChanged(deck, { ...deck, finance: EMPTY_FINANCE })).toBe(true);
});

test('The order of the slides is written, an edit of a slide is not', () => {
  const [first, second] = deck.slides;
  if (!first || !second) throw new Error('A new deck has two slides.');
  expect(hasDeckRecordChanged({ ...deck, slides: [second, first] }, deck)).toBe(true);
  expect(hasDeckRecordChanged({ ...deck, slides: [first] }, deck)).toBe(true);
  expect(hasDeckRecordChanged({ ...deck, slides: [{ ...first }, second] }, deck)).toBe(false);
});
