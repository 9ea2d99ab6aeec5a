/** @jest-environment node */
import '../../elements/kinds';
import { createDeck, createSlide } from '../model/create';
import { createImage } from '../../elements/image/create-image';
import { createShape } from '../../elements/shape/create-shape';
import { elementLabelOf } from '../elements/element-labels';
import {
  type EditorDocument,
  findElement,
  createEditorDocument,
  currentSlideOf,
} from './editor-document';
import { layerIndexOf, moveElementToLayer, renameElement } from './arrange';

const [low, middle, top] = ['low', 'middle', 'top'].map((id) => createShape({ id }));
const image = {
  ...createImage({ asset: 'a'.repeat(64), naturalWidth: 10, naturalHeight: 10 }),
  id: 'image',
  sourceName: 'IMG_1.jpg',
  alt: 'A lamp in the rain',
};
const docOf = (...elements: readonly (typeof low | typeof image)[]) =>
  createEditorDocument(
    createDeck({ slides: [createSlide({ elements: elements.flatMap((each) => each ?? []) })] }),
  );
const order = (doc: EditorDocument) => currentSlideOf(doc).elements.map(({ id }) => id);
const three = docOf(low, middle, top);

test.each([
  ['low', 0, ['middle', 'top', 'low']],
  ['low', 1, ['middle', 'low', 'top']],
  ['top', 2, ['top', 'low', 'middle']],
  ['top', 9, ['top', 'low', 'middle']],
  ['middle', -3, ['low', 'top', 'middle']],
])('Element "%s" put at layer %i, counted from the top', (id, layer, expected) => {
  expect(order(moveElementToLayer(three, id, layer))).toEqual(expected);
});

test('What stays where it is, or is not there, is no step', () => {
  expect(moveElementToLayer(three, 'middle', 1)).toBe(three);
  expect(moveElementToLayer(three, 'nobody', 0)).toBe(three);
  expect(renameElement(three, 'low', '  ')).toBe(three);
});

test('Layers are counted from the top', () => {
  expect([layerIndexOf(three, 'top'), layerIndexOf(three, 'low')]).toEqual([0, 2]);
});

test("Its maker's name beats description and file, and gives way to them when it is emptied", () => {
  const named = (doc: EditorDocument) => {
    const element = findElement(doc, 'image');
    return element && elementLabelOf(element);
  };
  const doc = docOf(image);
  const renamed = renameElement(doc, 'image', ' Hero \n still ');
  expect(named(renamed)).toBe('Image: Hero still');
  expect(named(renameElement(renamed, 'image', ''))).toBe('Image: A lamp in the rain');
});
