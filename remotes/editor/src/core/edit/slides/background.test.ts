import { SLIDE_SIZE } from '../../model/deck-constants';
/** @jest-environment node */
import { requireEditCommand } from '../../../commands/testing/require-edit-command';
import { applyEditCommand, createEditingState, undoEdit } from '../../editing-state';
import { createDeck, createSlide } from '../../model/create';
import { createImage, imageFromBackground } from '../../../elements/image/create-image';
import { createText } from '../../text/create-text';
import { addNewElement } from '../add-new-element';
import {
  createBackgroundPicture,
  patchBackgroundPicture,
  setBackgroundPicture,
} from './background-edits';
import { createEditorDocument, currentSlideOf } from '../editor-document';
import { pictureBoxOf } from '../../../elements/image/picture-box';
import { colorBehindOf } from '../../../film/review/color-behind';
import { reviewDeck } from '../../../film/review/deck-review';
import { listUsedAssets } from '../../../storage/list-decks';
import { replaceAssetKeys } from '../../../storage/assets/replace-asset-keys';

const KEY = 'b'.repeat(64);
const wide = { asset: KEY, naturalWidth: 2400, naturalHeight: 1000 };
const still = createImage(wide, { focalX: 0.8, zoom: 2, scrim: 'full', alt: 'A lamp' });

function open(elements = [still]) {
  const work = createEditingState(createDeck({ slides: [createSlide({ elements })] }));
  return { ...work, doc: { ...work.doc, selection: elements.map(({ id }) => id) } };
}

test('A picture becomes the background as it was seen, in one step of undo', () => {
  const work = applyEditCommand(open(), requireEditCommand('make-background'));
  const slide = currentSlideOf(work.doc);
  expect(slide.elements).toEqual([]);
  expect(slide.backgroundPicture).toEqual({
    ...wide,
    focalX: 0.8,
    focalY: 0.5,
    zoom: 2,
    scrimOpacity: 0.72,
    adjustments: still.adjustments,
  });
  expect(currentSlideOf(undoEdit(work).state.doc)).toMatchObject({
    backgroundPicture: null,
    elements: [still],
  });
});

test('The picture covers the slide, whatever its shape', () => {
  const { x, y, width, height } = pictureBoxOf(
    imageFromBackground(createBackgroundPicture(wide), SLIDE_SIZE),
  );
  expect([x, y]).toEqual([(960 - 1296) / 2, 0]);
  expect([width, height]).toEqual([1296, 540]);
});

test('Darkening and the point in sight are set by number', () => {
  const doc = setBackgroundPicture(
    createEditorDocument(createDeck()),
    createBackgroundPicture(wide),
  );
  expect(
    currentSlideOf(patchBackgroundPicture(doc, { scrimOpacity: 0.4 })).backgroundPicture,
  ).toMatchObject({
    scrimOpacity: 0.4,
    focalX: 0.5,
  });
  const without = createEditorDocument(createDeck());
  expect(patchBackgroundPicture(without, { scrimOpacity: 0.4 })).toBe(without);
});

test('New words can be read on it, and nobody says that they cannot', () => {
  const doc = setBackgroundPicture(
    createEditorDocument(createDeck()),
    createBackgroundPicture(wide),
  );
  const slide = currentSlideOf(addNewElement(doc, createText()));
  const [text] = slide.elements;
  expect(text).toMatchObject({ color: '#f8fafc' });
  expect(text && colorBehindOf(text, slide)).toBeNull();
});

test('The pictures behind slides are kept with the deck and found under new keys', () => {
  const { deck } = setBackgroundPicture(
    createEditorDocument(createDeck()),
    createBackgroundPicture(wide),
  );
  expect(listUsedAssets(deck.slides)).toEqual([KEY]);
  const other = 'c'.repeat(64);
  expect(listUsedAssets(replaceAssetKeys(deck, new Map([[KEY, other]])).slides)).toEqual([other]);
});

test('The check of the deck finds a background with too few pixels', () => {
  const small = { ...createBackgroundPicture(wide), naturalWidth: 1000 };
  const { deck } = setBackgroundPicture(createEditorDocument(createDeck()), small);
  const bad = reviewDeck(deck, { templateQuestions: new Set(), bytes: 0, year: 2026 }).filter(
    ({ hasPassed }) => !hasPassed,
  );
  expect(bad.map(({ message }) => message).join()).toMatch(/picture on slide 1 has too few pixels/);
});
