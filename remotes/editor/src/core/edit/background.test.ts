/** @jest-environment node */
import { runEdit, startWork, undoWork } from '../work';
import { commandNamed } from '../commands/registry';
import { createDeck, createImage, createSlide, createText } from '../model/create';
import { addNew } from './new-elements';
import { backgroundOf, frameOfBackground, patchBackground, setBackground } from './background';
import { openDocument, slideOf } from './document';
import { pictureBox } from '../geometry/picture-box';
import { isUnclear } from '../film/legibility';
import { adviseOn } from '../film/coach';
import { assetsOf } from '../../storage/deck-list';
import { withAssets } from '../../storage/with-assets';

const KEY = 'b'.repeat(64);
const wide = { asset: KEY, naturalWidth: 2400, naturalHeight: 1000 };
const still = createImage(wide, { focusX: 0.8, zoom: 2, shade: 'whole', alt: 'A lamp' });

function open(elements = [still]) {
  const work = startWork(createDeck({ slides: [createSlide({ elements })] }));
  return { ...work, doc: { ...work.doc, selection: elements.map(({ id }) => id) } };
}

test('A picture becomes the background as it was seen, in one step of undo', () => {
  const work = runEdit(open(), commandNamed('make-background'));
  const slide = slideOf(work.doc);
  expect(slide.elements).toEqual([]);
  expect(slide.picture).toEqual({
    ...wide,
    focusX: 0.8,
    focusY: 0.5,
    zoom: 2,
    darkening: 0.72,
    tone: still.tone,
  });
  expect(slideOf(undoWork(work).work.doc)).toMatchObject({ picture: null, elements: [still] });
});

test('The picture covers the slide, whatever its shape', () => {
  const { x, y, width, height } = pictureBox(frameOfBackground(backgroundOf(wide)));
  expect([x, y]).toEqual([(960 - 1296) / 2, 0]);
  expect([width, height]).toEqual([1296, 540]);
});

test('Darkening and the point in sight are set by number', () => {
  const doc = setBackground(openDocument(createDeck()), backgroundOf(wide));
  expect(slideOf(patchBackground(doc, { darkening: 0.4 })).picture).toMatchObject({
    darkening: 0.4,
    focusX: 0.5,
  });
  const without = openDocument(createDeck());
  expect(patchBackground(without, { darkening: 0.4 })).toBe(without);
});

test('New words can be read on it, and nobody says that they cannot', () => {
  const doc = setBackground(openDocument(createDeck()), backgroundOf(wide));
  const slide = slideOf(addNew(doc, createText()));
  const [text] = slide.elements;
  expect(text).toMatchObject({ color: '#f8fafc' });
  expect(text && isUnclear(text, slide)).toBe(false);
});

test('The pictures behind slides are kept with the deck and found under new keys', () => {
  const { deck } = setBackground(openDocument(createDeck()), backgroundOf(wide));
  expect(assetsOf(deck.slides)).toEqual([KEY]);
  const other = 'c'.repeat(64);
  expect(assetsOf(withAssets(deck, new Map([[KEY, other]])).slides)).toEqual([other]);
});

test('The check of the deck finds a background with too few pixels', () => {
  const small = { ...backgroundOf(wide), naturalWidth: 1000 };
  const { deck } = setBackground(openDocument(createDeck()), small);
  const bad = adviseOn(deck, { questions: new Set(), bytes: 0 }).filter(({ isGood }) => !isGood);
  expect(bad.map(({ words }) => words).join()).toMatch(/picture on slide 1 has too few pixels/);
});
