/** @jest-environment node */
import { createDeck, createImage, createShape, createSlide } from '../model/create';
import { nameOf } from '../words';
import { type Document, findElement, openDocument, slideOf } from './document';
import { layerOf, moveToLayer, renameElement } from './layers';

const [low, middle, top] = ['low', 'middle', 'top'].map((id) => createShape({ id }));
const image = {
  ...createImage({ asset: 'a'.repeat(64), naturalWidth: 10, naturalHeight: 10 }),
  id: 'image',
  name: 'IMG_1.jpg',
  alt: 'A lamp in the rain',
};
const docOf = (...elements: readonly (typeof low | typeof image)[]) =>
  openDocument(
    createDeck({ slides: [createSlide({ elements: elements.flatMap((each) => each ?? []) })] }),
  );
const order = (doc: Document) => slideOf(doc).elements.map(({ id }) => id);
const three = docOf(low, middle, top);

test.each([
  ['low', 0, ['middle', 'top', 'low']],
  ['low', 1, ['middle', 'low', 'top']],
  ['top', 2, ['top', 'low', 'middle']],
  ['top', 9, ['top', 'low', 'middle']],
  ['middle', -3, ['low', 'top', 'middle']],
])('Element "%s" put at layer %i, counted from the top', (id, layer, expected) => {
  expect(order(moveToLayer(three, id, layer))).toEqual(expected);
});

test('What stays where it is, or is not there, is no step', () => {
  expect(moveToLayer(three, 'middle', 1)).toBe(three);
  expect(moveToLayer(three, 'nobody', 0)).toBe(three);
  expect(renameElement(three, 'low', '  ')).toBe(three);
});

test('Layers are counted from the top', () => {
  expect([layerOf(three, 'top'), layerOf(three, 'low')]).toEqual([0, 2]);
});

test("Its maker's name beats description and file, and gives way to them when it is emptied", () => {
  const named = (doc: Document) => {
    const element = findElement(doc, 'image');
    return element && nameOf(element);
  };
  const doc = docOf(image);
  const renamed = renameElement(doc, 'image', ' Hero \n still ');
  expect(named(renamed)).toBe('Image: Hero still');
  expect(named(renameElement(renamed, 'image', ''))).toBe('Image: A lamp in the rain');
});
