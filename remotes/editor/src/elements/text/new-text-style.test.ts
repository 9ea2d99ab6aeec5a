/** @jest-environment node */
import '../kinds';
import { createEditorDocument, currentSlideOf } from '../../core/edit/editor-document';
import { createDeck, createSlide } from '../../core/model/create';
import type { SlideElement } from '../../core/elements/slide-element';
import { createText } from '../../core/text/create-text';
import { addNewElement } from '../../core/edit/add-new-element';

const add = (...elements: readonly SlideElement[]) => {
  const deck = createDeck({ slides: [createSlide({ elements })] });
  const { x, y, width } = currentSlideOf(
    addNewElement(createEditorDocument(deck), createText()),
  ).elements.at(-1) ?? { x: 0 };
  return { x, y, width };
};

test('A text box is added where it covers nothing, in its whole width', () => {
  expect(add()).toEqual({ x: 100, y: 100, width: 200 });
  const title = createText({ x: 56, y: 64, width: 848, height: 80 });
  expect(add(title)).toEqual({ x: 100, y: 160, width: 200 });
  const full = createText({ x: 20, y: 20, width: 920, height: 400 });
  const last = createText({ x: 20, y: 440, width: 920, height: 80 });
  expect(add(full, last)).toEqual({ x: 100, y: 100, width: 200 });
});
