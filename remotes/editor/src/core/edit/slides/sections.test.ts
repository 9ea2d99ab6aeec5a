/** @jest-environment node */
import { requireEditCommand } from '../../../commands/testing/require-edit-command';
import { createDeck, createSlide } from '../../model/create';
import { applyEditCommand, createEditingState, undoEdit } from '../../editing-state';
import { type EditorDocument, createEditorDocument } from '../editor-document';
import {
  startSection,
  mergeIntoPreviousSection,
  renameSection,
  sectionsOf,
  addSlides,
  goToSlide,
  moveSlides,
  selectSlideRange,
  setSlideTransition,
} from './slides';

/** 'a:One b:One c: d:Two' */
const open = (plan: string) =>
  createEditorDocument(
    createDeck({
      slides: plan.split(' ').map((each) => {
        const [id = '', section = ''] = each.split(':');
        return createSlide({ id, notes: id, section });
      }),
    }),
  );

const planOf = ({ deck }: EditorDocument) =>
  deck.slides.map(({ notes, section }) => `${notes}:${section}`).join(' ');

test('A section begins at a slide and goes to the end of what it stood in', () => {
  expect(planOf(startSection(goToSlide(open('a: b: c:'), 'b')))).toBe('a: b:Section 1 c:Section 1');
  expect(planOf(startSection(goToSlide(open('a:One b:One c:Two'), 'b')))).toBe(
    'a:One b:Section 1 c:Two',
  );
});

test('A section is renamed as a whole, but not to the name of its neighbour', () => {
  const doc = open('a:One b:One c:Two');
  expect(planOf(renameSection(doc, 'Act one'))).toBe('a:Act one b:Act one c:Two');
  expect(renameSection(doc, 'Two')).toBe(doc);
});

test('A section that ends joins the one before it', () => {
  expect(planOf(mergeIntoPreviousSection(goToSlide(open('a:One b:Two c:Two'), 'c')))).toBe(
    'a:One b:One c:One',
  );
  expect(planOf(mergeIntoPreviousSection(open('a:One b:One')))).toBe('a: b:');
});

test('Neighbours of one name are one section', () => {
  const { deck } = open('a: b:One c:One d:Two');
  expect(sectionsOf(deck.slides).map(({ name, startIndex }) => `${name}@${startIndex}`)).toEqual([
    '@0',
    'One@1',
    'Two@3',
  ]);
});

test.each([
  ['into the middle of another section', 'a:One b:Two c:Two', 'a', 1, 'b:Two a:Two c:Two'],
  [
    'between two sections, torn out of a third',
    'a:X b:X c:One d:Two',
    'a',
    2,
    'b:X c:One a:One d:Two',
  ],
  ['to the end of its own section', 'a:One b:One c:Two', 'a', 1, 'b:One a:One c:Two'],
  ['between two sections, whole', 'a:X b:One c:Two', 'a', 1, 'b:One a:X c:Two'],
  ['to the very beginning', 'a:One b:Two c:Two', 'c', 0, 'c:One a:One b:Two'],
])('A slide moved %s', (...[, plan, id, to, expected]) => {
  expect(planOf(moveSlides(goToSlide(open(plan), id), id, to))).toBe(expected);
});

test('A new slide stands in the section it comes into', () => {
  const doc = addSlides(goToSlide(open('a:One b:Two'), 'a'), [createSlide({ notes: 'new' })]);
  expect(planOf(doc)).toBe('a:One new:One b:Two');
});

test('Beginning a section is one step of undo, and not offered where one begins', () => {
  const doc = goToSlide(open('a: b:'), 'b');
  const work = applyEditCommand(
    { ...createEditingState(doc.deck), doc },
    requireEditCommand('section-new'),
  );
  expect(planOf(work.doc)).toBe('a: b:Section 1');
  expect(applyEditCommand(work, requireEditCommand('section-new')).doc).toBe(work.doc);
  expect(undoEdit(work).state.doc.deck).toBe(doc.deck);
});

test('A transition is set on every picked slide', () => {
  const doc = setSlideTransition(selectSlideRange(open('a: b: c:'), 'b'), 'dissolve');
  expect(doc.deck.slides.map(({ transition }) => transition)).toEqual([
    'dissolve',
    'dissolve',
    'cut',
  ]);
  expect(setSlideTransition(doc, 'dissolve')).toBe(doc);
});
