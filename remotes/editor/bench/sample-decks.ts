import { createQrCode, createShape } from '../src/elements/shape/create-shape';
import { createDeck, createSlide } from '../src/core/model/create';
import { createLine } from '../src/elements/line/create-line';
import { createText } from '../src/core/text/create-text';
import { createChart } from '../src/elements/chart/create-chart';
import { createTable } from '../src/elements/table/create-table';
import type { Deck, Slide } from '../src/core/model/deck-schema';
import type { SlideElement } from '../src/core/elements/slide-element';

type Box = Pick<SlideElement, 'x' | 'y' | 'width' | 'height'>;
type ElementFactory = (box: Box, index: number) => SlideElement;

const text: ElementFactory = (box, index) =>
  createText({ ...box, fontSize: 8, content: `Scene ${index}` });
const shape: ElementFactory = (box) => createShape(box);

/** Three texts for every two shapes. */
const plain: readonly ElementFactory[] = [text, text, text, shape, shape];

/** Factories for each kind of element. Pictures are left out, because their bytes are not the editor's. */
export const mixedElementFactories: readonly ElementFactory[] = [
  text,
  shape,
  (box) => createShape({ ...box, shapeType: 'star' }),
  (box) => createLine(box),
  (box) => createTable({ ...box, fontSize: 4 }),
  (box) => createChart(box),
  (box) => ({ ...createQrCode('https://example.com'), ...box }),
];

/** Slide with `count` elements in a grid. */
function fullSlide(count: number, makes: readonly ElementFactory[]): Slide {
  const columns = Math.ceil(Math.sqrt(count * 1.8));
  const pitch = { x: 900 / columns, y: 500 / Math.ceil(count / columns) };
  return createSlide({
    elements: Array.from({ length: count }, (_, index) => {
      const make = makes[index % makes.length] ?? text;
      const box = {
        x: Math.round(20 + (index % columns) * pitch.x),
        y: Math.round(20 + Math.floor(index / columns) * pitch.y),
        width: Math.max(12, Math.round(pitch.x * 0.8)),
        height: Math.max(10, Math.round(pitch.y * 0.8)),
      };
      return make(box, index);
    }),
  });
}

export function createSampleDeck(slides: number, elements: number, makes = plain): Deck {
  return createDeck({ slides: Array.from({ length: slides }, () => fullSlide(elements, makes)) });
}
