/** @jest-environment node */
import fc from 'fast-check';
import { requireEditCommand } from '../../../commands/testing/require-edit-command';
import { createDeck, createSlide } from '../../model/create';
import { applyEditCommand, createEditingState, undoEdit } from '../../editing-state';
import { type EditorDocument, createEditorDocument } from '../editor-document';
import {
  goToSlide,
  moveSlides,
  selectedSlidesOf,
  selectSlideRange,
  extendSlideSelection,
  toggleSlideSelection,
} from './slides';

const IDS = ['a', 'b', 'c', 'd', 'e'];

const open = () =>
  createEditorDocument(createDeck({ slides: IDS.map((id) => createSlide({ id, notes: id })) }));

const order = ({ deck }: EditorDocument) => deck.slides.map(({ notes }) => notes).join('');

const picked = (doc: EditorDocument) =>
  selectedSlidesOf(doc)
    .map(({ notes }) => notes)
    .join('');

/** Runs a command on slides that are picked from one to another. */
function after(command: string, from: string, to: string): EditorDocument {
  const doc = selectSlideRange(goToSlide(open(), from), to);
  return applyEditCommand({ ...createEditingState(doc.deck), doc }, requireEditCommand(command))
    .doc;
}

test('Shift picks a range from the present slide, in either direction', () => {
  expect(picked(selectSlideRange(goToSlide(open(), 'b'), 'd'))).toBe('bcd');
  expect(picked(selectSlideRange(goToSlide(open(), 'd'), 'b'))).toBe('bcd');
  expect(picked(extendSlideSelection(extendSlideSelection(goToSlide(open(), 'b'), 1), 1))).toBe(
    'bcd',
  );
  expect(picked(extendSlideSelection(extendSlideSelection(goToSlide(open(), 'b'), 1), -1))).toBe(
    'b',
  );
});

test('Ctrl picks one more or one less; one always stays', () => {
  const two = toggleSlideSelection(goToSlide(open(), 'b'), 'd');
  expect(picked(two)).toBe('bd');
  expect(picked(toggleSlideSelection(two, 'd'))).toBe('b');
  expect(picked(toggleSlideSelection(goToSlide(open(), 'b'), 'b'))).toBe('b');
});

test('Going to a slide drops what was picked', () => {
  expect(picked(goToSlide(selectSlideRange(open(), 'c'), 'e'))).toBe('e');
});

test('The picked slides are deleted, doubled, hidden and carried together', () => {
  expect(order(after('slide-delete', 'b', 'd'))).toBe('ae');
  expect(order(after('slide-duplicate', 'b', 'c'))).toBe('abcbcde');
  expect(picked(after('slide-duplicate', 'b', 'c'))).toBe('bc');
  expect(order(after('slide-up', 'c', 'd'))).toBe('acdbe');
  expect(order(after('slide-down', 'b', 'c'))).toBe('adbce');
  const hidden = after('slide-hide', 'b', 'd').deck.slides.map((slide) => slide.hidden);
  expect(hidden).toEqual([false, true, true, true, false]);
});

test('Deleting all slides leaves a blank one', () => {
  const doc = after('slide-delete', 'a', 'e');
  expect(doc.deck.slides).toHaveLength(1);
  expect(order(doc)).toBe('');
});

test('Slides that lie apart come together where one of them is dragged', () => {
  const apart = toggleSlideSelection(goToSlide(open(), 'a'), 'c');
  expect(order(moveSlides(apart, 'c', 4))).toBe('bdeac');
  expect(order(moveSlides(apart, 'c', 1))).toBe('acbde');
});

test('However slides are moved, none is lost and the picked ones keep their order', () => {
  const place = fc.nat(IDS.length - 1);
  fc.assert(
    fc.property(fc.uniqueArray(place, { minLength: 1 }), place, (places, to) => {
      const [first = 0, ...others] = places;
      const start = goToSlide(open(), IDS[first] ?? '');
      const doc = others.reduce(
        (next, other) => toggleSlideSelection(next, IDS[other] ?? ''),
        start,
      );
      const moved = moveSlides(doc, doc.slideId, to);
      expect(Array.from(order(moved)).toSorted().join('')).toBe(IDS.join(''));
      expect(picked(moved)).toBe(picked(doc));
    }),
  );
});

test('Deleting several slides is one step of undo', () => {
  const doc = selectSlideRange(goToSlide(open(), 'b'), 'd');
  const work = applyEditCommand(
    { ...createEditingState(doc.deck), doc },
    requireEditCommand('slide-delete'),
  );
  expect(undoEdit(work).state.doc.deck).toBe(doc.deck);
});
